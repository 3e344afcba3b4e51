import { limits, type StaffRole, staffRoles } from '@urumuri/contract';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { CheckField } from '@urumuri/ui/forms/check-field.tsx';
import { SelectField } from '@urumuri/ui/forms/select-field.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { ColleagueRows } from '../features/office/colleague-rows.tsx';
import { roleChoices, roleWords } from '../features/office/role-words.ts';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { Panel } from '../shell/panel.tsx';
import { SendButton } from '../shell/send-button.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { readTexts } from '@urumuri/ui/forms/read-form.ts';
import type { Route } from './+types/colleagues.ts';

export const clientLoader = sellerLoader((signal) => sellerApi.getColleagues({ signal }));

const readRole = (data: FormData) => readTexts(data, 'staffRole').staffRole as StaffRole;

export const clientAction = sellerAction({
  addColleague: (data) => ({ body: { ...readTexts(data, 'name', 'email'), staffRole: readRole(data) } }),
  updateColleague: (data) => ({
    params: readTexts(data, 'colleagueId'),
    body: { ...readTexts(data, 'name'), staffRole: readRole(data) },
  }),
  requireSecondStep: (data) => ({ body: { roles: staffRoles.filter((role) => data.has(role)) } }),
});

export const meta = consoleMeta('People');

export default function SellerColleagues({
  loaderData: { colleagues, secondStepRoles, hasMail },
}: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="People" />
      {!hasMail && (
        <p className="mb-4 rounded-card bg-amber-wash px-4 py-3 break-words">
          No e-mail can be sent yet: links to choose a password wait under Messages. Set SMTP_URL, restart the shop and
          send the link again, or set a password on the server: npm run seed -- --office EMAIL.
        </p>
      )}
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <ColleagueRows colleagues={colleagues} />
        <div className="flex flex-col gap-5">
          <Panel title="Add a colleague">
            <ActionForm intent="addColleague" label="Add a colleague" resets>
              <p className="text-sm text-slate">They get a link to choose a password; it works once, for one hour.</p>
              <TextField label="Name" name="name" autoComplete="off" maxLength={limits.nameLength} required />
              <TextField
                label="Email"
                name="email"
                type="email"
                autoComplete="off"
                maxLength={limits.emailLength}
                required
              />
              <SelectField label="Role" name="staffRole" choices={roleChoices} defaultValue="sales" />
              <SendButton>Add and send the link</SendButton>
            </ActionForm>
          </Panel>
          <Panel title="Two-step login">
            <ActionForm intent="requireSecondStep" label="Two-step login">
              <fieldset>
                <legend className="mb-2 text-sm text-slate">
                  People with these roles must set it up before they can continue.
                </legend>
                {staffRoles.map((role) => (
                  <CheckField
                    key={role}
                    label={roleWords[role].label}
                    name={role}
                    defaultChecked={secondStepRoles.includes(role)}
                  />
                ))}
              </fieldset>
              <SendButton>Save</SendButton>
            </ActionForm>
          </Panel>
        </div>
      </div>
    </>
  );
}
