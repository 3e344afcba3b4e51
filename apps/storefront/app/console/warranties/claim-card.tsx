import { type ClaimAnswer, limits, type SellerClaim } from '@urumuri/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatKigaliDay, formatKigaliMoment } from '../../platform/format/kigali-time.ts';
import { Badge } from '../../ui/badge.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ClaimSteps } from '../../ui/claim-steps.tsx';
import { claimWords } from '../../ui/claim-words.ts';
import { TextField } from '../../ui/text-field.tsx';
import { PhoneLink } from '../calls/phone-link.tsx';
import { consoleAddresses } from '../shell/console-addresses.ts';
import { CustomerPictures } from '../shell/customer-pictures.tsx';
import { nameStaff } from '../shell/name-staff.ts';
import { sellerApi } from '../shell/seller-api.ts';
import { useSellerTask } from '../shell/use-seller-task.ts';

const answerWords: Record<ClaimAnswer, string> = {
  repair: 'Repair it',
  exchange: 'Exchange it',
  refused: 'Refuse it',
  done: 'It is done',
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
      {claim.answers.length > 0 && <Answer claim={claim} />}
    </article>
  );
}

function Answer({ claim: { _id: claimId, answers } }: { claim: SellerClaim }) {
  const [answer, setAnswer] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const { run, isBusy } = useSellerTask();
  const send = async (state: ClaimAnswer) => {
    const isMissing = state === 'refused' && answer.trim() === '';
    setReasonMissing(isMissing);
    if (isMissing) return;
    if (await run(() => sellerApi.answerClaim({ params: { claimId }, body: { state, answer } }))) setAnswer('');
  };
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-3">
      <TextField
        label="Word to the customer"
        value={answer}
        maxLength={limits.noteLength}
        autoComplete="off"
        onChange={(event) => setAnswer(event.target.value)}
        error={isReasonMissing ? 'Say why it is refused: the customer reads it' : undefined}
      />
      <div className="flex flex-wrap gap-2">
        {answers.map((state) => (
          <BusyButton
            key={state}
            look={state === 'refused' ? 'quiet' : 'secondary'}
            className={state === 'refused' ? 'text-danger!' : undefined}
            isBusy={isBusy}
            onClick={() => void send(state)}
          >
            {answerWords[state]}
          </BusyButton>
        ))}
      </div>
    </div>
  );
}
