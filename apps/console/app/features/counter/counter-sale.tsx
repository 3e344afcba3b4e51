import { counterMethods, limits } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { useState } from 'react';
import { randomKey } from '@urumuri/ui/browser/random-key.ts';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { FormAlert } from '@urumuri/ui/parts/form-alert.tsx';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { Panel } from '../../shell/panel.tsx';
import { SendButton } from '../../shell/send-button.tsx';
import { PaperLinks } from '../paper/paper-links.tsx';
import { CounterMethodField } from '../payments/counter-method-field.tsx';
import { ReferenceField } from '../payments/reference-field.tsx';
import { CustomerFields } from './customer-fields.tsx';
import { DraftLines } from './draft-lines.tsx';
import { ProductSearch } from './product-search.tsx';
import { soldFor, useNewOrder } from './use-new-order.ts';

type CounterSaleProps = { isOffice: boolean };
type Sold = { orderId: string; total: number; change: number };

/** Sells over the counter, one sale after the other; the receipt of the last one waits to be printed. */
export function CounterSale({ isOffice }: CounterSaleProps) {
  const [sold, setSold] = useState<Sold>();
  return (
    <>
      <div role="status" className="mb-5 empty:hidden">
        {sold && <LastSale sold={sold} isOffice={isOffice} />}
      </div>
      <OneSale key={sold?.orderId} isOffice={isOffice} onSold={setSold} />
    </>
  );
}

function LastSale({ sold: { orderId, total, change }, isOffice }: { sold: Sold; isOffice: boolean }) {
  const order = isOffice ? consoleAddresses.anyOrder(orderId) : consoleAddresses.order(orderId);
  return (
    <Panel title={`Sold for ${formatRwf(total)}`}>
      {change > 0 && <p className="mb-4 text-lg font-semibold">Change to give back: {formatRwf(change)}</p>}
      <div className="flex flex-wrap gap-2">
        <PaperLinks orderIds={[orderId]} isWhole={isOffice} kinds={['receipt']} />
        <LinkButton look="secondary" className="px-4" to={order}>
          Order and serial numbers
        </LinkButton>
      </div>
    </Panel>
  );
}

function OneSale({ isOffice, onSold }: CounterSaleProps & { onSold(sold: Sold): void }) {
  const draft = useNewOrder({ isSale: true });
  // Pressed twice, or sent again after a lost answer, it is the same sale.
  const [key] = useState(randomKey);
  const [method, setMethod] = useState<string>(counterMethods[0]);
  const [received, setReceived] = useState('');
  const { lines } = draft;
  const total = lines.reduce((sum, line) => sum + line.quantity * soldFor(line), 0);
  const isLowered = lines.some((line) => soldFor(line) !== line.product.price);
  const isCash = method === counterMethods[0];
  const change = isCash && received !== '' ? Number(received) - total : 0;
  const sent = lines.map((line) => ({
    productId: line.product._id,
    quantity: line.quantity,
    ...(soldFor(line) === line.product.price ? {} : { price: soldFor(line) }),
  }));
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <div className="grid min-w-0 gap-5">
        <Panel title="Find products">
          <ProductSearch isOffice={isOffice} lines={lines} isScanned onAdd={draft.add} />
        </Panel>
        <Panel title="The sale">
          <DraftLines draft={draft} isSale />
        </Panel>
      </div>
      <ActionForm
        intent="sellAtCounter"
        values={{ key, lines: JSON.stringify(sent), total }}
        label="Counter sale"
        onDone={({ orderId }) => onSold({ orderId, total, change })}
        onRefused={draft.readAgain}
        className="grid min-w-0 gap-5"
      >
        <Panel title="Customer (optional)">
          <CustomerFields draft={draft} isOptional />
        </Panel>
        <Panel title="Payment">
          <div className="grid gap-4 sm:grid-cols-2">
            {isLowered && (
              <TextField
                label="Why is the price lower?"
                name="reason"
                autoComplete="off"
                maxLength={limits.noteLength}
                hint="Only staff see it."
                className="sm:col-span-2"
                aria-required
              />
            )}
            <CounterMethodField method={method} onChoose={setMethod} />
            {isCash ? (
              <TextField
                label="Cash received (RWF)"
                name="received"
                inputMode="numeric"
                autoComplete="off"
                value={received}
                onChange={(event) => setReceived(event.currentTarget.value.replaceAll(/\D/g, ''))}
              />
            ) : (
              <ReferenceField />
            )}
          </div>
          <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-1 text-lg font-semibold">
            <dt>Total</dt>
            <dd className="text-right">{formatRwf(total)}</dd>
            {change !== 0 && (
              <>
                <dt>{change > 0 ? 'Change to give back' : 'Still missing'}</dt>
                <dd className="text-right">{formatRwf(Math.abs(change))}</dd>
              </>
            )}
          </dl>
          <div className={draft.failure && 'mt-4'}>
            <FormAlert>{draft.failure}</FormAlert>
          </div>
          <div className="mt-4">
            <SendButton>Sell</SendButton>
          </div>
        </Panel>
      </ActionForm>
    </div>
  );
}
