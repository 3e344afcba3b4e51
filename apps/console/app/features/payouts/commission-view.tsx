import type { CallOutput, Commission } from '@urumuri/contract';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { SelectField } from '@urumuri/ui/forms/select-field.tsx';
import { ActionButton } from '@urumuri/ui/forms/action-button.tsx';
import { readNumber, readText } from '@urumuri/ui/forms/read-form.ts';
import { formatKigaliDay } from '@urumuri/ui/format/kigali-time.ts';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { Panel } from '../../shell/panel.tsx';
import { SendButton } from '../../shell/send-button.tsx';

export function readCommission(data: FormData) {
  const [shop, category] = [readText(data, 'shop'), readText(data, 'category')];
  const percent = readNumber(data, 'percent');
  // What is no number must not travel as null, which takes a percent off: the shop refuses it.
  const isNumber = percent !== undefined && Number.isFinite(percent);
  return { ...(shop && { shop }), ...(category && { category }), percent: isNumber ? percent : -1 };
}

const name = ({ shop, category }: Commission) =>
  [shop?.name, category?.name].filter((part) => part !== undefined).join(', ') || 'Every sale';

/** What the market keeps of a sale: the default, and what differs from it. */
export function CommissionView({ commissions, shops, categories }: CallOutput<'getCommissions'>) {
  const choices = (named: typeof shops, all: string) =>
    [['', all], ...named.map((one) => [one._id, one.name] as const)] as const;
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <Panel title="Current commission">
        <p className="mb-3 text-slate">
          The closest match applies: shop and category, then shop, then category, then every sale. If a category has
          none, its parent category counts. Commission is taken from the price after the shop’s own vouchers, not from
          the delivery fee, and is fixed on delivery. Vouchers for all shops are paid by the market.
        </p>
        {commissions.length === 0 && <p>No commission yet. Shops keep the full price.</p>}
        <ul className="flex flex-col divide-y divide-line">
          {commissions.map((one) => (
            <li key={name(one)} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <div className="min-w-0 flex-1">
                <p className="font-semibold">
                  {name(one)}: {one.percent}%
                </p>
                <p className="text-sm text-slate">
                  Since {formatKigaliDay(one.since)}, by {one.by}
                </p>
              </div>
              <ActionButton
                intent="saveCommission"
                input={{ body: { shop: one.shop?._id, category: one.category?._id, percent: null } }}
                look="quiet"
              >
                Remove<span className="sr-only"> commission of {name(one)}</span>
              </ActionButton>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title="Set commission">
        <ActionForm intent="saveCommission" label="Set commission">
          <SelectField label="Shop" name="shop" choices={choices(shops, 'Every shop')} />
          <SelectField label="Category" name="category" choices={choices(categories, 'Every category')} />
          <TextField label="Commission (%)" name="percent" inputMode="decimal" hint="Such as 5 or 7.5." />
          <SendButton>Save</SendButton>
        </ActionForm>
      </Panel>
    </div>
  );
}
