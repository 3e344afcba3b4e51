import { limits } from '@urumuri/contract';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { ColleagueRows } from '../features/office/colleague-rows.tsx';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { Panel } from '../shell/panel.tsx';
import { SendButton } from '../shell/send-button.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { readTexts } from '@urumuri/ui/forms/read-form.ts';
import type { Route } from './+types/colleagues.ts';

export const clientLoader = sellerLoader((signal) => sellerApi.getColleagues({ signal }));

export const clientAction = sellerAction({
  addColleague: (data) => ({ body: readTexts(data, 'name', 'email') }),
  renameColleague: (data) => ({ params: readTexts(data, 'colleagueId'), body: readTexts(data, 'name') }),
});

export const meta = consoleMeta('Colleagues');

export default function SellerColleagues({ loaderData: { colleagues, hasMail } }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Colleagues" />
      {!hasMail && (
        <p className="mb-4 rounded-card bg-amber-wash px-4 py-3 break-words">
          No e-mail can be sent yet: links to choose a password wait under Messages. Set SMTP_URL, restart the shop and
          send the link again, or set a password on the server: npm run seed -- --office EMAIL.
        </p>
      )}
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <ColleagueRows colleagues={colleagues} />
        <Panel title="Add a colleague">
          <ActionForm intent="addColleague" label="Add a colleague" resets>
            <p className="text-sm text-slate">
              They have the same rights as you. They get a link to choose a password; it works once, for one hour.
            </p>
            <TextField label="Name" name="name" autoComplete="off" maxLength={limits.nameLength} required />
            <TextField
              label="Email"
              name="email"
              type="email"
              autoComplete="off"
              maxLength={limits.emailLength}
              required
            />
            <SendButton>Add and send the link</SendButton>
          </ActionForm>
        </Panel>
      </div>
    </>
  );
}
