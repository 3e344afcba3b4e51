import { limits } from '@urumuri/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CallWindow } from '@urumuri/ui/format/call-window.ts';
import { randomKey } from '@urumuri/ui/browser/random-key.ts';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { FormAlert } from '@urumuri/ui/parts/form-alert.tsx';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { ShippingInputs } from '@urumuri/ui/shipping/shipping-inputs.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { CallFields } from '../orders/call-fields.tsx';
import { OrderSums } from '../orders/order-sums.tsx';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { Panel } from '../../shell/panel.tsx';
import { SendButton } from '../../shell/send-button.tsx';
import { CustomerFields } from './customer-fields.tsx';
import { DraftLines } from './draft-lines.tsx';
import { ProductSearch } from './product-search.tsx';
import { linesOf, type NewOrderDraft, useNewOrder } from './use-new-order.ts';

type NewOrderProps = { isOffice: boolean; windows: readonly CallWindow[] };

/** Takes an order from somebody on the phone. */
export function NewOrder({ isOffice, windows }: NewOrderProps) {
  const draft = useNewOrder();
  const navigate = useNavigate();
  // One for the whole order: pressed twice, or sent again after a lost answer, it is the same order.
  const [key] = useState(randomKey);
  const [way, setWay] = useState<'phone' | 'whatsapp'>('phone');
  const [from, setFrom] = useState('');
  const { lines, voucherCode, quote } = draft;
  const addressOf = isOffice ? consoleAddresses.anyOrder : consoleAddresses.order;
  const sent = {
    key,
    voucherCode,
    lines: JSON.stringify(linesOf(lines)),
    total: quote?.total ?? '',
    until: windows.find((window) => window.from === from)?.until ?? '',
  };
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <div className="grid min-w-0 gap-5">
        <Panel title="Find products">
          <ProductSearch isOffice={isOffice} lines={draft.lines} onAdd={draft.add} />
        </Panel>
        <Panel title="The order">
          <DraftLines draft={draft} />
        </Panel>
      </div>
      <ActionForm
        intent="placePhoneOrder"
        values={sent}
        label="New order"
        onDone={({ orderId }) => void navigate(addressOf(orderId))}
        onRefused={draft.priceAgain}
        className="grid min-w-0 gap-5"
      >
        <Panel title="Customer">
          <CustomerFields draft={draft} />
        </Panel>
        <Panel title="Delivery">
          <ShippingInputs fields={draft.fields} write={draft.write} isOwn={false} />
        </Panel>
        <Panel title="Confirmation call">
          <CallFields
            windows={windows}
            way={way}
            from={from}
            unset="No call: the customer confirmed now"
            onWay={setWay}
            onFrom={setFrom}
          />
        </Panel>
        <Panel title="To pay">
          <VoucherField draft={draft} />
          {quote && (
            <OrderSums
              itemsPrice={quote.price}
              voucherCode={quote.voucher_code}
              voucherDiscount={quote.voucher_discount}
              shippingFee={quote.shipping_fee}
              price={quote.total}
            />
          )}
          <div className={draft.failure && 'mt-5'}>
            <FormAlert>{draft.failure}</FormAlert>
          </div>
          <div className="mt-5">
            <SendButton>Place the order</SendButton>
          </div>
        </Panel>
      </ActionForm>
    </div>
  );
}

function VoucherField({ draft }: { draft: NewOrderDraft }) {
  const [code, setCode] = useState('');
  const apply = () => draft.applyVoucher(code.trim());
  return (
    <div className="flex items-end gap-2">
      <TextField
        label="Voucher (optional)"
        name="voucher"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={limits.voucherCodeLength}
        className="flex-1"
        value={code}
        hint={draft.quote?.voucher_refusal}
        onChange={(event) => setCode(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
      />
      <Button look="secondary" className="h-12 px-4" onClick={apply}>
        Apply
      </Button>
    </div>
  );
}
