import type { Paper, PayoutStatement } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { formatKigaliDay } from '@urumuri/ui/format/kigali-time.ts';
import { describeEntry, listSums, nameEntry, namePeriod } from './payout-words.ts';

/** A statement as a sheet of the same blocks as the other papers. */
export function writeStatement(statement: PayoutStatement, market: string): Paper {
  const { shopName, account, entries } = statement;
  return {
    title: `Statement for ${shopName}`,
    subtitle: `${market} · ${namePeriod(statement)}${account === '' ? '' : ` · paid to ${account}`}`,
    blocks: [
      {
        kind: 'rows',
        lines: [],
        rows: listSums(statement).map(({ label, amount, isStrong }) => ({
          label,
          value: formatRwf(amount),
          ...(isStrong && { isStrong }),
        })),
      },
      { kind: 'heading', lines: ['Entries'] },
      ...(entries.length === 0
        ? [{ kind: 'text' as const, lines: ['None.'] }]
        : [
            {
              kind: 'rows' as const,
              lines: [],
              rows: entries.map((entry) => ({
                label: `${formatKigaliDay(entry.at)} ${nameEntry(entry)}`,
                value: formatRwf(entry.amount),
                note: describeEntry(entry),
              })),
            },
          ]),
    ],
  };
}
