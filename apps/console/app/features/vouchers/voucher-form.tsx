import { limits } from '@urumuri/contract';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { readNumber, readText } from '@urumuri/ui/forms/read-form.ts';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { SelectField } from '@urumuri/ui/forms/select-field.tsx';
import { SendButton } from '../../shell/send-button.tsx';

/** The last moment of a day in Kigali, which knows no summer time. */
const endOfDay = (day: string) => `${day}T23:59:59+02:00`;

export function readVoucher(data: FormData) {
  const off = readNumber(data, 'off') ?? 0;
  const lastDay = readText(data, 'endsAt');
  return {
    code: readText(data, 'code'),
    ...(readText(data, 'kind') === 'percent' ? { percentOff: off } : { amountOff: off }),
    minimum: readNumber(data, 'minimum') ?? 0,
    usesAllowed: readNumber(data, 'usesAllowed'),
    ...(lastDay && { endsAt: endOfDay(lastDay) }),
  };
}

export function VoucherForm() {
  return (
    <ActionForm intent="createSellerVoucher" label="New voucher" resets className="flex flex-col gap-4">
      <TextField label="Code" name="code" autoCapitalize="characters" maxLength={limits.voucherCodeLength} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label="Kind" name="kind" defaultValue="percent">
          <option value="percent">Percent off</option>
          <option value="amount">RWF off</option>
        </SelectField>
        <TextField label="Amount or percent" name="off" inputMode="numeric" />
        <TextField label="Minimum order (RWF)" name="minimum" inputMode="numeric" />
        <TextField label="Total uses" name="usesAllowed" inputMode="numeric" hint="Leave empty for no limit." />
        <TextField label="Last day" name="endsAt" type="date" hint="Leave empty for no end date." />
      </div>
      <SendButton>Create voucher</SendButton>
    </ActionForm>
  );
}
