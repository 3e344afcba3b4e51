import { limits } from '@urumuri/contract';
import { useSearchParams } from 'react-router';
import { Button } from '@urumuri/ui/parts/button.tsx';

type FindFieldProps = { label: string; placeholder: string; maxLength?: number };

/** The words a list of the console is narrowed by, as the address has them; for a form that is sent to the address. */
export function FindField({ label, placeholder, maxLength = limits.searchLength }: FindFieldProps) {
  const [search] = useSearchParams();
  return (
    <div className="flex gap-2">
      <input
        type="search"
        name="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        defaultValue={search.get('search') ?? ''}
        className="h-12 min-w-0 flex-1 rounded-control border border-edge bg-white px-3"
      />
      <Button type="submit" look="secondary">
        Find
      </Button>
    </div>
  );
}
