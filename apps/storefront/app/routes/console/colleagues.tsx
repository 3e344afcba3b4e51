import { AddColleague } from '../../console/office/add-colleague.tsx';
import { ColleagueRows } from '../../console/office/colleague-rows.tsx';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { Panel } from '../../console/shell/panel.tsx';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import type { Route } from './+types/colleagues.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asSeller(request, () => sellerApi.getColleagues({ signal: request.signal }));
}

export function meta() {
  return buildConsoleMeta('Colleagues');
}

export default function SellerColleagues({ loaderData: { colleagues, hasMail } }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Colleagues" />
      {!hasMail && (
        <p className="mb-4 rounded-card bg-amber-wash px-4 py-3 break-words">
          No e-mail can be sent yet: links to choose a password wait among the messages. Set SMTP_URL, start the shop
          again and send the link again; or give a password at the server: npm run seed -- --office EMAIL.
        </p>
      )}
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <ColleagueRows colleagues={colleagues} />
        <Panel title="Add a colleague">
          <AddColleague />
        </Panel>
      </div>
    </>
  );
}

export { ConsoleError as ErrorBoundary };
