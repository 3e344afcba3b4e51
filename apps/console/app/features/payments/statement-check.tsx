import { limits, type StatementResponse, type StatementRow } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { toast } from '@urumuri/ui/parts/toast.ts';
import { BusyButton } from '@urumuri/ui/parts/busy-button.tsx';
import { FormAlert } from '@urumuri/ui/parts/form-alert.tsx';
import { formatCount } from '@urumuri/ui/format/count.ts';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { FileDrop } from '../../shell/file-drop.tsx';
import { sellerApi } from '../../shell/seller-api.ts';
import { useRequest } from '../../shell/use-request.ts';

/** The last file, and what was found in it. */
type Looked = { file: Blob; found: StatementResponse };

/** A statement of mobile money or the bank, held against what customers have sent; nothing is changed by looking. */
export function StatementCheck() {
  const { revalidate } = useRevalidator();
  const [looked, setLooked] = useState<Looked>();
  const { isBusy, failure, fail, run } = useRequest();

  const send = (file: Blob, isApplied: boolean) =>
    void run(async () => {
      const body = new Blob([file], { type: 'application/octet-stream' });
      const found = await sellerApi.readStatement({ query: isApplied ? { apply: 'true' } : {}, body });
      setLooked({ file, found });
      if (!isApplied) return;
      toast.success(found.message);
      await revalidate();
    });

  const choose = ([file]: File[]) => {
    if (file && file.size > limits.uploadBytes) fail('The file is too large: send a shorter period.');
    else if (file) send(file, false);
  };

  return (
    <div>
      <FileDrop
        label={isBusy ? 'Reading…' : 'Choose a statement, or drop it here'}
        hint="CSV or XLSX with a reference and an amount. You see the result before anything is saved."
        accept=".csv,.tsv,.txt,.xlsx"
        className="min-h-24"
        isDisabled={isBusy}
        onFiles={choose}
      />
      <div className={failure && 'mt-4'}>
        <FormAlert>{failure}</FormAlert>
      </div>
      <div role="status" className={looked && 'mt-4'}>
        {looked && <Findings {...looked.found} />}
      </div>
      {looked && !looked.found.isApplied && looked.found.counts.agree > 0 && (
        <BusyButton isBusy={isBusy} className="mt-4 max-sm:w-full" onClick={() => send(looked.file, true)}>
          {`Confirm ${formatCount(looked.found.counts.agree, 'payment')}`}
        </BusyButton>
      )}
    </div>
  );
}

function Findings({ isApplied, counts, columns, rows, missing }: StatementResponse) {
  const matched = isApplied ? 'Confirmed now' : 'Reference and amount match';
  const lines = [
    [matched, counts.agree],
    ['Confirmed before', counts.agreed],
    ['Amount differs', counts.differs],
    ['Refused before', counts.refused],
    ['Not sent by a customer', counts.unknown],
    ['Sent, but not on the statement', missing.length],
  ] as const;
  const open = rows.filter(({ verdict }) => verdict !== 'agree' && verdict !== 'agreed');
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-slate">
        Read from the columns “{columns.reference}” and “{columns.amount}”.
      </p>
      <dl className="grid gap-1">
        {lines.map(([label, count]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt>{label}</dt>
            <dd className="font-semibold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      {open.length + missing.length > 0 && (
        <ul className="flex flex-col divide-y divide-line border-t border-line">
          {open.map((row) => (
            <li key={row.line} className="py-2 text-sm break-words">
              <strong>{row.reference}</strong>, {formatRwf(row.amount)}: {explain(row)}
              {row.orderId && <OrderLink orderId={row.orderId} orderNumber={row.orderNumber ?? ''} />}
            </li>
          ))}
          {missing.map(({ _id, reference, amount, orderId, orderNumber }) => (
            <li key={_id} className="py-2 text-sm break-words">
              <strong>{reference}</strong>, {formatRwf(amount)}: sent by the customer, not on the statement.
              <OrderLink orderId={orderId} orderNumber={orderNumber} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function explain({ verdict, amount, claimed = 0 }: StatementRow): string {
  if (verdict === 'differs') {
    const by = `${formatRwf(Math.abs(amount - claimed))} ${amount < claimed ? 'less' : 'more'}`;
    return `${by} than the ${formatRwf(claimed)} the customer sent.`;
  }
  return verdict === 'refused' ? 'you have refused it.' : 'nobody has sent this reference.';
}

function OrderLink({ orderId, orderNumber }: { orderId: string; orderNumber: string }) {
  return (
    <Link to={consoleAddresses.anyOrder(orderId)} className="flex min-h-11 w-fit items-center underline">
      Order {orderNumber}
    </Link>
  );
}
