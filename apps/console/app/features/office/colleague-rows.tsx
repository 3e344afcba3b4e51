import { type Colleague, limits } from '@urumuri/contract';
import { formatKigaliDay, formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import { ActionButton } from '@urumuri/ui/forms/action-button.tsx';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { Badge } from '@urumuri/ui/parts/badge.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { Collapsible } from '../../shell/collapsible.tsx';
import { ConfirmButton } from '@urumuri/ui/forms/confirm-button.tsx';
import { History } from '../../shell/history.tsx';
import { SendButton } from '../../shell/send-button.tsx';

const words = {
  pending: { label: 'No password yet', tone: 'waiting' },
  approved: { label: 'On', tone: 'success' },
  suspended: { label: 'Off', tone: 'danger' },
} as const;

/** Everybody of the office. */
export function ColleagueRows({ colleagues }: { colleagues: readonly Colleague[] }) {
  return (
    <ul aria-label="Colleagues" className="flex min-w-0 flex-col gap-2.5">
      {colleagues.map((colleague) => (
        <ColleagueRow key={colleague._id} colleague={colleague} />
      ))}
    </ul>
  );
}

function ColleagueRow({ colleague }: { colleague: Colleague }) {
  const { _id, name, email, status, createdAt, lastSignInAt, hasSecondStep, isYou } = colleague;
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-white p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="flex flex-wrap items-center gap-2 text-base">
            <span className="min-w-0 break-words">{name}</span>
            {isYou && <Badge tone="ink">You</Badge>}
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
            <ActionButton intent="sendSellerReset" input={{ params: { sellerId: _id } }} look="quiet" className="px-3">
              {status === 'pending' ? 'Send the link again' : 'Send new password'}
              <span className="sr-only"> to {name}</span>
            </ActionButton>
            <ConfirmButton
              intent="switchColleague"
              input={{ params: { colleagueId: _id }, body: { active: false } }}
              question={`Switch off ${name}?`}
              consequence="They are logged out everywhere at once and cannot log in. Products they sell under their own account go off sale. Open orders continue, and the record of what they did is kept."
              confirmLabel="Switch off"
            >
              Switch off<span className="sr-only"> {name}</span>
            </ConfirmButton>
          </>
        )}
        {status === 'suspended' && (
          <ActionButton
            intent="switchColleague"
            input={{ params: { colleagueId: _id }, body: { active: true } }}
            look="secondary"
          >
            Switch on<span className="sr-only"> {name}</span>
          </ActionButton>
        )}
      </div>
      <Collapsible title="Name and changes">
        <div className="flex flex-col gap-5">
          <RenameForm colleagueId={_id} name={name} />
          <History key={`${status} ${name}`} kind="shop" subjectId={_id} />
        </div>
      </Collapsible>
    </li>
  );
}

function RenameForm({ colleagueId, name }: { colleagueId: string; name: string }) {
  return (
    <ActionForm
      intent="renameColleague"
      values={{ colleagueId }}
      label={`Rename ${name}`}
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
      <SendButton>Save the name</SendButton>
    </ActionForm>
  );
}
