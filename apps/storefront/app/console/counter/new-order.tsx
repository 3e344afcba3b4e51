import { limits } from '@urumuri/contract';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CallWindow } from '../../platform/format/call-window.ts';
import { toast } from '../../platform/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ShippingInputs } from '../../ui/shipping/shipping-inputs.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CallFields } from '../orders/call-fields.tsx';
import { OrderSums } from '../orders/order-sums.tsx';
import { consoleAddresses } from '../shell/console-addresses.ts';
import { Panel } from '../shell/panel.tsx';
import { SendButton } from '../shell/send-button.tsx';
import { CustomerFields } from './customer-fields.tsx';
import { DraftLines } from './draft-lines.tsx';
import { ProductSearch } from './product-search.tsx';
import { type NewOrderDraft, useNewOrder } from './use-new-order.ts';

type NewOrderProps = { isOffice: boolean; windows: readonly CallWindow[] };

/** Takes an order from somebody on the phone. */
export function NewOrder({ isOffice, windows }: NewOrderProps) {
  const draft = useNewOrder();
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const [way, setWay] = useState<'phone' | 'whatsapp'>('phone');
  const [from, setFrom] = useState('');

  const place = async () => {
    const result = await draft.place({ way, window: windows.find((window) => window.from === from) });
    if ('placed' in result) {
      toast.success(result.placed.message);
      const address = isOffice ? consoleAddresses.anyOrder : consoleAddresses.order;
      await navigate(address(result.placed.orderId));
      return;
    }
    const inputs = [...(form.current?.querySelectorAll('input') ?? [])];
    inputs.find(({ name }) => name in result.found)?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!draft.isPlacing) void place();
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
      <form ref={form} noValidate onSubmit={submit} aria-label="New order" className="grid min-w-0 gap-5">
        <Panel title="Customer">
          <CustomerFields draft={draft} />
        </Panel>
        <Panel title="Delivery">
          <ShippingInputs fields={draft.fields} errors={draft.errors} write={draft.write} isOwn={false} />
        </Panel>
        <Panel title="Call before delivery">
          <CallFields windows={windows} way={way} from={from} onWay={setWay} onFrom={setFrom} />
        </Panel>
        <Panel title="To pay">
          <VoucherField draft={draft} />
          {draft.quote && (
            <OrderSums
              itemsPrice={draft.quote.price}
              voucherDiscount={draft.quote.voucher_discount}
              shippingFee={draft.quote.shipping_fee}
              price={draft.quote.total}
            />
          )}
          <div className="mt-5">
            <SendButton failure={draft.failure} isSending={draft.isPlacing}>
              Place the order
            </SendButton>
          </div>
        </Panel>
      </form>
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
