import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** A product that left the shop while it was being bought. */
export function MissingLine({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <p className="min-w-0">
        {name} <span className="font-medium text-danger">is no longer sold.</span>
      </p>
      <Button look="secondary" className="px-4 text-sm" onClick={onRemove}>
        Remove<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </li>
  );
}
