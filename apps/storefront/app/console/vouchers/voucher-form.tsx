import { limits } from '@urumuri/contract';
import { useRevalidator } from 'react-router';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../platform/toast.ts';
import { SelectField } from '../shell/select-field.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { SendButton } from '../shell/send-button.tsx';
import { readNumber, readText, useConsoleForm } from '../shell/use-console-form.ts';

/** The last moment of a day in Kigali, which knows no summer time. */
const endOfDay = (day: string) => `${day}T23:59:59+02:00`;

export function VoucherForm() {
  const { revalidate } = useRevalidator();
  const { errors, failure, isSending, onSubmit } = useConsoleForm(async (data, form) => {
    const off = readNumber(data, 'off') ?? 0;
    const usesAllowed = readNumber(data, 'usesAllowed');
    const lastDay = readText(data, 'endsAt');
    const { message } = await sellerApi.createSellerVoucher({
      body: {
        code: readText(data, 'code'),
        ...(readText(data, 'kind') === 'percent' ? { percentOff: off } : { amountOff: off }),
        minimum: readNumber(data, 'minimum') ?? 0,
        ...(usesAllowed === undefined ? {} : { usesAllowed }),
        ...(lastDay ? { endsAt: endOfDay(lastDay) } : {}),
      },
    });
    form.reset();
    toast.success(message);
    await revalidate();
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-label="New voucher" className="flex flex-col gap-4">
      <TextField
        label="Code"
        name="code"
        autoCapitalize="characters"
        maxLength={limits.voucherCodeLength}
        error={errors.code}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label="Kind" name="kind" defaultValue="percent">
          <option value="percent">Percent off</option>
          <option value="amount">RWF off</option>
        </SelectField>
        <TextField label="How much" name="off" inputMode="numeric" error={errors.percentOff ?? errors.amountOff} />
        <TextField label="From an order of (RWF)" name="minimum" inputMode="numeric" error={errors.minimum} />
        <TextField
          label="Uses in all"
          name="usesAllowed"
          inputMode="numeric"
          hint="Empty: no limit."
          error={errors.usesAllowed}
        />
        <TextField label="Last day" name="endsAt" type="date" hint="Empty: for good." error={errors.endsAt} />
      </div>
      <SendButton failure={failure} isSending={isSending}>
        Make voucher
      </SendButton>
    </form>
  );
}
