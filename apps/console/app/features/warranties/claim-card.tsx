import { type ClaimAnswer, limits, type SellerClaim } from '@urumuri/contract';
import { Link } from 'react-router';
import { formatKigaliDay, formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { FormFailure } from '@urumuri/ui/forms/form-failure.tsx';
import { SubmitButton } from '@urumuri/ui/forms/submit-button.tsx';
import { Badge } from '@urumuri/ui/parts/badge.tsx';
import { ClaimSteps } from '@urumuri/ui/parts/claim-steps.tsx';
import { claimWords } from '@urumuri/ui/parts/claim-words.ts';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { PhoneLink } from '../calls/phone-link.tsx';
import { Allowed } from '../../shell/allowed.tsx';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { CustomerPictures } from '../../shell/customer-pictures.tsx';
import { nameStaff } from '../../shell/name-staff.ts';

const answerWords: Record<ClaimAnswer, string> = {
  repair: 'Repair',
  exchange: 'Exchange',
  refused: 'Refuse',
  done: 'Mark as settled',
};

/** What somebody claims, and what the shop can answer. */
export function ClaimCard({ claim, isListed = false }: { claim: SellerClaim; isListed?: boolean }) {
  const { label, tone } = claimWords[claim.state];
  return (
    <article className="flex flex-col gap-3 rounded-card border border-line p-4 md:p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="min-w-0 text-lg">
          {isListed ? (
            <Link to={consoleAddresses.claim(claim._id)} className="inline-flex min-h-11 items-center hover:underline">
              {claim.name}
            </Link>
          ) : (
            claim.name
          )}
        </h2>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="break-words">{claim.problem}</p>
      <CustomerPictures pictures={claim.pictures} className={isListed ? 'grid-cols-4' : 'grid-cols-2 sm:grid-cols-4'} />
      <div className="text-sm text-slate">
        {!claim.isOwn && <p className="font-semibold text-ink">{claim.shopName}</p>}
        <p>
          {claim.customerName} · {formatKigaliMoment(claim.createdAt)}
        </p>
        {claim.serial && <p>Serial {claim.serial}</p>}
        {claim.endsOn && <p>Warranty until {formatKigaliDay(claim.endsOn)}</p>}
        <p className="flex flex-wrap gap-x-5">
          <PhoneLink phone={claim.phone} />
          <Link
            to={claim.isOwn ? consoleAddresses.order(claim.orderId) : consoleAddresses.anyOrder(claim.orderId)}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            Order {claim.orderNumber}
          </Link>
        </p>
      </div>
      <ClaimSteps
        steps={claim.steps}
        nameOf={({ name, by }) =>
          nameStaff(name, by === 'office' ? 'the office' : claim.isOwn ? 'your shop' : claim.shopName)
        }
      />
      {claim.answers.length > 0 && (
        <Allowed call="answerClaim">
          <Answer claim={claim} />
        </Allowed>
      )}
    </article>
  );
}

function Answer({ claim: { _id: claimId, answers } }: { claim: SellerClaim }) {
  return (
    <ActionForm
      intent="answerClaim"
      values={{ claimId }}
      label="Answer"
      resets
      className="flex flex-col gap-3 border-t border-line pt-3"
    >
      <TextField label="Note to the customer" name="answer" maxLength={limits.noteLength} autoComplete="off" />
      <FormFailure />
      <div className="flex flex-wrap gap-2">
        {answers.map((state) => (
          <SubmitButton
            key={state}
            name="state"
            value={state}
            look={state === 'refused' ? 'quiet' : 'secondary'}
            className={state === 'refused' ? 'text-danger!' : undefined}
          >
            {answerWords[state]}
          </SubmitButton>
        ))}
      </div>
    </ActionForm>
  );
}
