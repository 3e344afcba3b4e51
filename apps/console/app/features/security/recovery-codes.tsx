import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import { toast } from '@urumuri/ui/parts/toast.ts';
import { Button } from '@urumuri/ui/parts/button.tsx';

/** The recovery codes, the only time they can be seen. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { name } = useIdentity();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${name}\n${codes.join('\n')}\n`);
      toast.success('Copied');
    } catch {
      // Some browsers do not let pages copy.
      toast.error('Could not copy. Please select and copy the codes yourself.');
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <p>
        <strong>Keep these recovery codes away from your phone.</strong> If you lose your phone, each code logs you in
        once. They are not shown again.
      </p>
      <ul aria-label="Recovery codes" className="grid gap-x-6 gap-y-2 rounded-card bg-mist p-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="select-all">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" className="px-5" onClick={() => void copy()}>
          Copy
        </Button>
        <Button className="px-5" onClick={onDone}>
          I have saved them
        </Button>
      </div>
    </div>
  );
}
