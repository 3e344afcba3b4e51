import { type CallInput, IDEMPOTENCY_KEY_HEADER, type Language } from '@urumuri/contract';
import { readNumber, readText, readTexts } from '@urumuri/ui/forms/read-form.ts';

type Body = CallInput<'placePhoneOrder'>['body'];

/** An order from its form; what is missing the shop says. */
export function readPhoneOrder(data: FormData) {
  const name = readText(data, 'customerName');
  const body: Body = {
    phone: readText(data, 'customerPhone'),
    ...(name !== '' && { name, language: (readText(data, 'language') || 'en') as Language }),
    lines: JSON.parse(readText(data, 'lines')) as Body['lines'],
    shipping_info: readTexts(data, 'name', 'address', 'phone', 'post', 'province', 'city', 'area'),
    voucherCode: readText(data, 'voucherCode') || undefined,
    total: readNumber(data, 'total'),
    contact_by: readText(data, 'way') === 'whatsapp' ? 'whatsapp' : 'phone',
    contact_from: readText(data, 'window') || undefined,
    contact_until: readText(data, 'until') || undefined,
  };
  return { body, headers: { [IDEMPOTENCY_KEY_HEADER]: readText(data, 'key') } };
}

type Sale = CallInput<'sellAtCounter'>['body'];

export function readCounterSale(data: FormData) {
  const phone = readText(data, 'customerPhone');
  const name = readText(data, 'customerName');
  const body: Sale = {
    ...(phone !== '' && { phone }),
    ...(name !== '' && { name, language: (readText(data, 'language') || 'en') as Language }),
    lines: JSON.parse(readText(data, 'lines')) as Sale['lines'],
    reason: readText(data, 'reason'),
    method: readText(data, 'method') === 'Cash' ? 'Cash' : 'Mobile money',
    reference: readText(data, 'reference') || undefined,
    total: readNumber(data, 'total') ?? 0,
  };
  return { body, headers: { [IDEMPOTENCY_KEY_HEADER]: readText(data, 'key') } };
}
