import type { PayoutEntry, PayoutStatement } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { Link } from 'react-router';
import { formatKigaliDay } from '@urumuri/ui/format/kigali-time.ts';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { PageLinks } from '@urumuri/ui/parts/page-links.tsx';
import { TextLink } from '@urumuri/ui/parts/text-link.tsx';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { Panel } from '../../shell/panel.tsx';
import { AccountSums } from './account-sums.tsx';
import { describeEntry, nameBalance, nameEntry, namePeriod } from './payout-words.ts';

type StatementViewProps = {
  statement: PayoutStatement;
  closing: number | undefined;
  /** The office's: orders open as the office sees them. */
  isOffice?: boolean;
};

/** A shop's account with the market over a period, entry by entry. */
export function StatementView({ statement, closing, isOffice = false }: StatementViewProps) {
  const { sellerId, entries, total, perPage, periods } = statement;
  const addressOf = (period?: number) =>
    isOffice ? consoleAddresses.shopPayouts(sellerId, period) : consoleAddresses.ownPayouts(period);
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[3fr_2fr]">
      <Panel title="Entries">
        {entries.length === 0 ? (
          <p className="text-slate">Nothing was delivered, returned or paid in this period.</p>
        ) : (
          <ul className="flex flex-col divide-y divide-line">
            {entries.map((entry) => (
              <Entry key={entry._id} entry={entry} isOffice={isOffice} />
            ))}
          </ul>
        )}
        <PageLinks {...{ total, perPage }} />
      </Panel>
      <div className="flex flex-col gap-5 max-xl:order-first">
        <Panel title={namePeriod(statement)}>
          <p className="mb-3 text-lg font-bold">{nameBalance(statement.closing, !isOffice)}</p>
          <AccountSums sums={statement} />
          <LinkButton
            look="secondary"
            className="mt-4"
            to={consoleAddresses.payoutPaper({ closing, shop: isOffice ? sellerId : undefined })}
          >
            Print statement
          </LinkButton>
        </Panel>
        {periods.length > 0 && (
          <Panel title="Periods">
            <ul className="flex flex-col divide-y divide-line">
              {closing !== undefined && (
                <li>
                  <TextLink to={addressOf()}>Open period</TextLink>
                </li>
              )}
              {periods.map(({ _id, until, amount, paidOn }) => (
                <li key={_id} className="flex flex-wrap items-center justify-between gap-x-4">
                  <TextLink to={addressOf(_id)} aria-current={_id === closing ? 'page' : undefined}>
                    Until {formatKigaliDay(until)}
                  </TextLink>
                  <span>
                    {amount === 0 ? 'Nothing to pay' : formatRwf(amount)}
                    {amount > 0 && (paidOn === undefined ? ', not paid yet' : `, paid ${formatKigaliDay(paidOn)}`)}
                  </span>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
    </div>
  );
}

function Entry({ entry, isOffice }: { entry: PayoutEntry; isOffice: boolean }) {
  const { at, amount, orderId } = entry;
  const name = nameEntry(entry);
  const address = isOffice ? consoleAddresses.anyOrder : consoleAddresses.order;
  return (
    <li className="flex items-baseline justify-between gap-4 py-2">
      <div className="min-w-0">
        {orderId === undefined ? (
          <p className="font-semibold">{name}</p>
        ) : (
          <Link
            to={address(orderId)}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {name}
          </Link>
        )}
        <p className="text-sm break-words text-slate">
          {[formatKigaliDay(at), describeEntry(entry)].filter((words) => words !== '').join(' · ')}
        </p>
      </div>
      <span className="shrink-0 tabular-nums">{formatRwf(amount)}</span>
    </li>
  );
}
