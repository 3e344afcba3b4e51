import {
  type CounterCustomer,
  type CounterProduct,
  IDEMPOTENCY_KEY_HEADER,
  isApiError,
  type Language,
  type PhoneOrderQuote,
  type PlacedOrder,
  type ShippingInfo,
} from '@urumuri/contract';
import { useRef, useState } from 'react';
import { randomKey } from '../../platform/storage/random-key.ts';
import {
  emptyShipping,
  type FieldErrors,
  readFieldErrors,
  type ShippingField,
} from '../../ui/shipping/shipping-fields.ts';
import { sellerApi } from '../shell/seller-api.ts';

export type Line = { product: CounterProduct; quantity: number };

/** Whose number it is: nobody has looked yet, nobody's, or a customer's. */
export type Known = 'unasked' | 'new' | CounterCustomer;

type Asked = { lines: readonly Line[]; voucherCode: string; phone: string; known: Known };
export type CallWish = { way: 'phone' | 'whatsapp'; window: { from: string; until: string } | undefined };

const linesOf = (lines: readonly Line[]) =>
  lines.map(({ product, quantity }) => ({ productId: product._id, quantity }));

const nothing: Asked = { lines: [], voucherCode: '', phone: '', known: 'unasked' };

/** An order while it is taken. Every change of it is priced by the shop: no figure is counted here. */
export function useNewOrder() {
  const [asked, setAsked] = useState(nothing);
  const [name, setName] = useState('');
  const [language, chooseLanguage] = useState<Language>('en');
  const [fields, setFields] = useState<ShippingInfo>(() => emptyShipping(''));
  const [quote, setQuote] = useState<PhoneOrderQuote>();
  const [errors, setErrors] = useState<FieldErrors & { customerPhone?: string; customerName?: string }>({});
  const [failure, setFailure] = useState<string>();
  const [isPlacing, setPlacing] = useState(false);
  // One for the whole order: pressed twice, or sent again after a lost answer, it is the same order.
  const key = useRef(randomKey());
  const latest = useRef(0);

  const price = async ({ lines, voucherCode, phone, known }: Asked) => {
    const turn = (latest.current += 1);
    const isLatest = () => turn === latest.current;
    if (lines.length === 0) return setQuote(undefined);
    try {
      const body = {
        lines: linesOf(lines),
        ...(voucherCode === '' ? {} : { voucherCode }),
        ...(typeof known === 'object' ? { phone } : {}),
      };
      const answer = await sellerApi.quotePhoneOrder({ body });
      if (!isLatest()) return;
      setQuote(answer);
      setFailure(undefined);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (isLatest()) setFailure(error.message);
    }
  };

  const ask = (change: Partial<Asked>) => {
    const next = { ...asked, ...change };
    setAsked(next);
    void price(next);
  };

  const setQuantity = (productId: string, quantity: number) =>
    ask({
      lines: asked.lines.flatMap((line) => {
        if (line.product._id !== productId) return [line];
        return quantity > 0 ? [{ ...line, quantity }] : [];
      }),
    });

  const refuse = (error: unknown) => {
    if (!isApiError(error)) throw error;
    const details =
      error.code === 'validation_failed' ? (error.details as Record<string, string> | undefined) : undefined;
    const found = {
      ...readFieldErrors(details),
      ...(details?.phone ? { customerPhone: details.phone } : {}),
      ...(details?.name ? { customerName: details.name } : {}),
    };
    setErrors(found);
    setFailure(Object.keys(found).length > 1 ? 'Please look at the fields marked above.' : error.message);
    return found;
  };

  return {
    ...asked,
    name,
    language,
    chooseLanguage,
    fields,
    quote,
    errors,
    failure,
    isPlacing,
    add: (product: CounterProduct) => {
      const known = asked.lines.find((line) => line.product._id === product._id);
      if (known) setQuantity(product._id, known.quantity + 1);
      else ask({ lines: [...asked.lines, { product, quantity: 1 }] });
    },
    setQuantity,
    applyVoucher: (voucherCode: string) => ask({ voucherCode }),
    writePhone: (phone: string) => {
      setAsked({ ...asked, phone, known: 'unasked' });
      setErrors({ ...errors, customerPhone: '' });
    },
    writeName: (value: string) => {
      // Goods go to who orders them, until somebody else is named.
      if (fields.name === name) setFields({ ...fields, name: value });
      setName(value);
      setErrors({ ...errors, customerName: '' });
    },
    write: (field: ShippingField, value: string) => {
      setFields({ ...fields, [field]: value });
      setErrors({ ...errors, [field]: undefined });
    },
    findCustomer: async () => {
      const { phone } = asked;
      try {
        const { customer } = await sellerApi.findCounterCustomer({ body: { phone } });
        ask({ known: customer ?? 'new' });
        setErrors({});
        setFailure(undefined);
        setFields({
          ...fields,
          phone: fields.phone || phone,
          name: fields.name || (customer?.name ?? ''),
          area: fields.area || (customer?.area ?? ''),
        });
      } catch (error) {
        refuse(error);
      }
    },
    /** The order that stands, or what is wrong with this one. */
    place: async ({ way, window }: CallWish): Promise<{ placed: PlacedOrder } | { found: FieldErrors }> => {
      setPlacing(true);
      setErrors({});
      setFailure(undefined);
      const { lines, voucherCode, phone, known } = asked;
      try {
        const body = {
          phone,
          ...(typeof known === 'object' || name.trim() === '' ? {} : { name, language }),
          lines: linesOf(lines),
          shipping_info: fields,
          ...(voucherCode === '' ? {} : { voucherCode }),
          ...(quote === undefined ? {} : { total: quote.total }),
          contact_by: way,
          ...(window === undefined ? {} : { contact_from: window.from, contact_until: window.until }),
        };
        const headers = { [IDEMPOTENCY_KEY_HEADER]: key.current };
        return { placed: await sellerApi.placePhoneOrder({ body, headers }) };
      } catch (error) {
        const found = refuse(error);
        // What was refused for its price or stock is shown as it is now, and the sentence stays.
        if (isApiError(error) && Object.keys(found).length === 0) {
          await price(asked);
          setFailure(error.message);
        }
        return { found };
      } finally {
        setPlacing(false);
      }
    },
  };
}

export type NewOrderDraft = ReturnType<typeof useNewOrder>;
