import { type Colleague, limits } from '@urumuri/contract';
import { formatKigaliDay, formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import { ActionButton } from '@urumuri/ui/forms/action-button.tsx';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { SelectField } from '@urumuri/ui/forms/select-field.tsx';
import { Badge } from '@urumuri/ui/parts/badge.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { Collapsible } from '../../shell/collapsible.tsx';
import { ConfirmButton } from '@urumuri/ui/forms/confirm-button.tsx';
import { History } from '../../shell/history.tsx';
import { SendButton } from '../../shell/send-button.tsx';
import { roleChoices, roleWords } from './role-words.ts';

const words = {
  pending: { label: 'No password yet', tone: 'waiting' },
  approved: { label: 'On', tone: 'success' },
  suspended: { label: 'Off', tone: 'danger' },
} as const;

/** Everybody of the shop or the office. */
export function ColleagueRows({ colleagues }: { colleagues: readonly Colleague[] }) {
  return (
    <ul aria-label="People" className="flex min-w-0 flex-col gap-2.5">
      {colleagues.map((colleague) => (
        <ColleagueRow key={colleague._id} colleague={colleague} />
      ))}
    </ul>
  );
}

function ColleagueRow({ colleague }: { colleague: Colleague }) {
  const { _id, name, email, status, staffRole, createdAt, lastSignInAt, hasSecondStep, isYou, isShop, sessions } =
    colleague;
  const params = { colleagueId: _id };
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-white p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="flex flex-wrap items-center gap-2 text-base">
            <span className="min-w-0 break-words">{name}</span>
            {isYou && <Badge tone="ink">You</Badge>}
            <Badge tone="neutral">{roleWords[staffRole].label}</Badge>
            <Badge tone={words[status].tone}>{words[status].label}</Badge>
          </h2>
          <p className="text-sm break-words text-slate">{email}</p>
          <p className="text-sm">
            Since {formatKigaliDay(createdAt)} · two-step login {hasSecondStep ? 'on' : 'off'}
          </p>
          <p className="text-sm">
            {lastSignInAt ? `Last login ${formatKigaliMoment(lastSignInAt)}` : 'Has not logged in yet'}
          </p>
        </div>
        {!isYou && status !== 'suspended' && (
          <>
            <ActionButton intent="sendColleagueLink" input={{ params }} look="quiet" className="px-3">
              {status === 'pending' ? 'Send the link again' : 'Send new password'}
              <span className="sr-only"> to {name}</span>
            </ActionButton>
            {!isShop && (
              <ConfirmButton
                intent="switchColleague"
                input={{ params, body: { active: false } }}
                question={`Switch off ${name}?`}
                consequence="They are logged out everywhere at once and cannot log in. Products they sell under their own account go off sale. Open orders continue, and the record of what they did is kept."
                confirmLabel="Switch off"
              >
                Switch off<span className="sr-only"> {name}</span>
              </ConfirmButton>
            )}
          </>
        )}
        {status === 'suspended' && (
          <ActionButton intent="switchColleague" input={{ params, body: { active: true } }} look="secondary">
            Switch on<span className="sr-only"> {name}</span>
          </ActionButton>
        )}
      </div>
      <Collapsible title="Name, role and changes">
        <div className="flex flex-col gap-5">
          <PersonForm colleague={colleague} />
          {!isYou && sessions.length > 0 && (
            <div>
              <h3 className="text-base">Where they are logged in</h3>
              <ul className="mb-3 text-sm">
                {sessions.map((session) => (
                  <li key={session._id}>
                    {session.device} · last seen {formatKigaliMoment(session.lastSeenAt)}
                  </li>
                ))}
              </ul>
              <ActionButton intent="endColleagueSessions" input={{ params }} look="secondary" className="px-4">
                Log out everywhere<span className="sr-only">: {name}</span>
              </ActionButton>
            </div>
          )}
          <History key={`${status} ${name} ${staffRole}`} kind="shop" subjectId={_id} />
        </div>
      </Collapsible>
    </li>
  );
}

function PersonForm({ colleague: { _id, name, staffRole, isYou, isShop } }: { colleague: Colleague }) {
  const keepsRole = isYou || isShop;
  return (
    <ActionForm
      intent="updateColleague"
      values={{ colleagueId: _id, ...(keepsRole && { staffRole }) }}
      label={`Change ${name}`}
      className="flex flex-col gap-4"
    >
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        defaultValue={name}
        maxLength={limits.nameLength}
        hint="Shown in the history from now on."
        required
      />
      {!keepsRole && (
        <SelectField
          key={staffRole}
          label="Role"
          name="staffRole"
          choices={roleChoices}
          defaultValue={staffRole}
          hint="Another role logs them out."
        />
      )}
      <SendButton>Save</SendButton>
    </ActionForm>
  );
}
