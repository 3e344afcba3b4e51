import { useLocation, useRevalidator } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';

/** What the page before wanted to say, and that this cart may be out of date. */
export function CartNotices({ problem }: { problem: string | undefined }) {
  const notice = readNotice(useLocation().state);
  const { revalidate } = useRevalidator();
  return (
    <>
      {notice && <p className="mb-6 rounded-control bg-amber-wash px-4 py-3 font-medium">{notice}</p>}
      <div className={problem ? 'mb-6' : undefined}>
        <FormAlert>
          {problem && (
            <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              This cart may be out of date. {problem}
              <Button look="secondary" onClick={() => void revalidate()}>
                Try Again
              </Button>
            </span>
          )}
        </FormAlert>
      </div>
    </>
  );
}

function readNotice(state: unknown): string | undefined {
  const notice = typeof state === 'object' && state !== null && 'notice' in state ? state.notice : undefined;
  return typeof notice === 'string' ? notice : undefined;
}
