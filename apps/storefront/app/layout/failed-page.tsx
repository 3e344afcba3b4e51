import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { LoadFailure } from '@urumuri/ui/parts/load-failure.tsx';

/** A dashboard page that could not be loaded: its heading, what happened, and another try. */
export function failedPage(heading: string, title: string) {
  return function FailedPage({ error }: { error: unknown }) {
    return (
      <>
        <DashboardHeading title={heading} />
        <LoadFailure title={title} error={error} />
      </>
    );
  };
}
