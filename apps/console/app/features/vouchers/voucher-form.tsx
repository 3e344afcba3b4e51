import { limits, type SellerVoucher } from '@urumuri/contract';
import { type ReactNode, useState } from 'react';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { readNumber, readText } from '@urumuri/ui/forms/read-form.ts';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { CheckField } from '@urumuri/ui/forms/check-field.tsx';
import { SelectField } from '@urumuri/ui/forms/select-field.tsx';
import { SendButton } from '../../shell/send-button.tsx';
import type { PlacedCategory } from '../office/category-tree.ts';
import { BrandField } from '../products/brand-field.tsx';

/** A day begins and ends in Kigali, which knows no summer time. */
const startOfDay = (day: string) => `${day}T00:00:00+02:00`;
const endOfDay = (day: string) => `${day}T23:59:59+02:00`;
const kigaliMs = 2 * 3_600_000;
const dayOf = (iso: string | undefined) =>
  iso && new Date(Date.parse(iso) + kigaliMs).toISOString().slice(0, 'yyyy-mm-dd'.length);

export function readVoucher(data: FormData) {
  const off = readNumber(data, 'off') ?? 0;
  const [firstDay, lastDay] = [readText(data, 'startsAt'), readText(data, 'endsAt')];
  const [categoryId, brand] = [readText(data, 'categoryId'), readText(data, 'brand')];
  return {
    code: readText(data, 'code'),
    isAutomatic: readText(data, 'applies') === 'itself',
    isMarketWide: readText(data, 'goods') === 'market',
    ...(readText(data, 'kind') === 'percent' ? { percentOff: off } : { amountOff: off }),
    ...(categoryId && { categoryId }),
    ...(brand && { brand }),
    firstOrderOnly: data.has('firstOrderOnly'),
    minimum: readNumber(data, 'minimum') ?? 0,
    usesAllowed: readNumber(data, 'usesAllowed'),
    usesPerCustomer: readNumber(data, 'usesPerCustomer') ?? limits.voucherUses,
    ...(firstDay && { startsAt: startOfDay(firstDay) }),
    ...(lastDay && { endsAt: endOfDay(lastDay) }),
  };
}

export type VoucherGoods = { categories: readonly PlacedCategory[]; brands: readonly string[] };

/** What a voucher takes off, and for what; fixed once it was used. */
function OfferFields({ voucher, categories, brands }: VoucherGoods & { voucher: SellerVoucher | undefined }) {
  const [applies, setApplies] = useState(voucher?.isAutomatic ? 'itself' : 'code');
  const isAutomatic = applies === 'itself';
  return (
    <>
      <SelectField
        label="Applies"
        name="applies"
        value={applies}
        choices={[
          ['code', 'With a code that customers type'],
          ['itself', 'Automatically, without a code'],
        ]}
        onChange={(event) => setApplies(event.currentTarget.value)}
      />
      <TextField
        label={isAutomatic ? 'Name' : 'Code'}
        name="code"
        autoCapitalize={isAutomatic ? 'sentences' : 'characters'}
        maxLength={limits.voucherCodeLength}
        {...(isAutomatic && { hint: 'Customers see it in the cart, for example Discount (July sale).' })}
      />
      <Pair>
        <SelectField
          label="Kind"
          name="kind"
          defaultValue={voucher?.amountOff === undefined ? 'percent' : 'amount'}
          choices={[
            ['percent', 'Percent off'],
            ['amount', 'RWF off'],
          ]}
        />
        <TextField label="Amount or percent" name="off" inputMode="numeric" />
        <SelectField
          label="Category"
          name="categoryId"
          defaultValue={voucher?.categoryId}
          choices={[['', 'Every category'], ...categories.map(({ _id, path }) => [_id, path] as const)]}
        />
        <BrandField brands={brands} hint="Leave empty for every brand." />
      </Pair>
    </>
  );
}

const Pair = ({ children }: { children: ReactNode }) => <div className="grid gap-4 sm:grid-cols-2">{children}</div>;

type VoucherFormProps = VoucherGoods & { voucher?: SellerVoucher; isOffice?: boolean };

/** A new voucher, or one to change. */
export function VoucherForm({ voucher, isOffice = false, ...goods }: VoucherFormProps) {
  const off = voucher?.percentOff ?? voucher?.amountOff;
  const isFixed = voucher !== undefined && voucher.used > 0;
  const kept = isFixed && {
    applies: voucher.isAutomatic ? 'itself' : 'code',
    code: voucher.code,
    kind: voucher.percentOff === undefined ? 'amount' : 'percent',
    off: off ?? 0,
    categoryId: voucher.categoryId ?? '',
    brand: voucher.brand ?? '',
  };
  const perCustomer = voucher?.usesPerCustomer ?? 1;
  return (
    <ActionForm
      isReadable
      intent={voucher ? 'updateSellerVoucher' : 'createSellerVoucher'}
      label={voucher ? `Edit ${voucher.code}` : 'New voucher'}
      values={voucher && { voucherId: voucher._id, ...kept }}
      given={voucher && { ...voucher, off, startsAt: dayOf(voucher.startsAt), endsAt: dayOf(voucher.endsAt) }}
      resets={!voucher}
      className="flex flex-col gap-4"
    >
      {isOffice && !voucher && (
        <SelectField
          label="For"
          name="goods"
          choices={[
            ['own', 'Our own products'],
            ['market', 'Products of all shops'],
          ]}
        />
      )}
      {isFixed ? (
        <p className="text-sm text-slate">
          It has been used: its name, discount and products can no longer be changed.
        </p>
      ) : (
        <OfferFields voucher={voucher} {...goods} />
      )}
      <Pair>
        <TextField label="Minimum order (RWF)" name="minimum" inputMode="numeric" />
        <TextField label="Total uses" name="usesAllowed" inputMode="numeric" hint="Leave empty for no limit." />
        <TextField
          label="Uses per customer"
          name="usesPerCustomer"
          inputMode="numeric"
          defaultValue={perCustomer === limits.voucherUses ? '' : perCustomer}
          hint="Leave empty for no limit."
        />
        <CheckField
          label="Only for a first order"
          name="firstOrderOnly"
          defaultChecked={voucher?.firstOrderOnly}
          className="self-center"
        />
        <TextField
          label="First day"
          name="startsAt"
          type="date"
          {...(!voucher && { hint: 'Leave empty to start now.' })}
        />
        <TextField label="Last day" name="endsAt" type="date" hint="Leave empty for no end date." />
      </Pair>
      <SendButton>{voucher ? 'Save' : 'Create voucher'}</SendButton>
    </ActionForm>
  );
}
