import {
  type CounterCustomer,
  type CounterProduct,
  type Language,
  type PhoneOrderQuote,
  type ShippingInfo,
} from '@urumuri/contract';
import { useRef, useState } from 'react';
import { emptyShipping, type ShippingField } from '@urumuri/ui/shipping/shipping-fields.ts';
import { sellerApi } from '../../shell/seller-api.ts';
import { useRequest } from '../../shell/use-request.ts';

/** `price`: what staff sell one for at the counter, as they typed it. */
export type Line = { product: CounterProduct; quantity: number; price?: string };

/** Whose number it is: nobody has looked yet, nobody's, or a customer's. */
export type Known = 'unasked' | 'new' | CounterCustomer;

type Asked = {
  lines: readonly Line[];
  voucherCode: string;
  phone: string;
  known: Known;
  place?: Pick<ShippingInfo, 'city' | 'area'>;
};

export const linesOf = (lines: readonly Line[]) =>
  lines.map(({ product, quantity }) => ({ productId: product._id, quantity }));

/** What one is sold for. */
export const soldFor = ({ product, price }: Line) =>
  price === undefined || price === '' ? product.price : Number(price);

const nothing: Asked = { lines: [], voucherCode: '', phone: '', known: 'unasked' };

/**
 * An order while it is taken. Every change of it is priced by the shop; what is sold at the counter costs what its lines
 * say.
 */
export function useNewOrder({ isSale = false } = {}) {
  const [asked, show] = useState(nothing);
  // What is found late is added to what was typed meanwhile.
  const current = useRef(nothing);
  const [name, setName] = useState('');
  const [language, chooseLanguage] = useState<Language>('en');
  const [fields, setFields] = useState<ShippingInfo>(() => emptyShipping(''));
  const [quote, setQuote] = useState<PhoneOrderQuote>();
  const pricing = useRequest();
  const finding = useRequest();
  const latest = useRef(0);

  const setAsked = (change: Partial<Asked>) => {
    current.current = { ...current.current, ...change };
    show(current.current);
    return current.current;
  };

  const price = async ({ lines, voucherCode, phone, known, place }: Asked) => {
    const turn = (latest.current += 1);
    if (lines.length === 0 || isSale) return setQuote(undefined);
    const body = {
      lines: linesOf(lines),
      ...(voucherCode === '' ? {} : { voucherCode }),
      ...(typeof known === 'object' ? { phone } : {}),
      ...(place?.city && place.area ? { place } : {}),
    };
    await pricing.run(async () => {
      const answer = await sellerApi.quotePhoneOrder({ body }).catch((error: unknown) => {
        // What was asked before the last change no longer matters.
        if (turn === latest.current) throw error;
      });
      if (answer && turn === latest.current) setQuote(answer);
    });
  };

  const ask = (change: Partial<Asked>) => {
    void price(setAsked(change));
  };

  const setQuantity = (productId: string, quantity: number) =>
    ask({
      lines: current.current.lines.flatMap((line) => {
        if (line.product._id !== productId) return [line];
        return quantity > 0 ? [{ ...line, quantity }] : [];
      }),
    });

  return {
    ...asked,
    name,
    language,
    chooseLanguage,
    fields,
    quote,
    failure: pricing.failure,
    phoneFailure: finding.failure,
    /** What was refused for its price or stock is shown as it is now. */
    priceAgain: () => void price(current.current),
    add: (product: CounterProduct) => {
      const known = current.current.lines.find((line) => line.product._id === product._id);
      if (known) setQuantity(product._id, known.quantity + 1);
      else ask({ lines: [...current.current.lines, { product, quantity: 1 }] });
    },
    setQuantity,
    setPrice: (productId: string, typed: string) =>
      setAsked({
        lines: current.current.lines.map((line) => (line.product._id === productId ? { ...line, price: typed } : line)),
      }),
    /** What the products cost and how many are left, as it is now. */
    readAgain: () =>
      void pricing.run(async () => {
        const answers = await Promise.all(
          current.current.lines.map(({ product }) =>
            sellerApi.findCounterProducts({ query: { search: product.sku || product.name } }),
          ),
        );
        const now = new Map(answers.flatMap(({ products }) => products).map((product) => [product._id, product]));
        const lines = current.current.lines.map((line) => ({
          ...line,
          product: now.get(line.product._id) ?? line.product,
        }));
        setAsked({ lines });
      }),
    applyVoucher: (voucherCode: string) => ask({ voucherCode }),
    writePhone: (phone: string) => {
      setAsked({ phone, known: 'unasked' });
      finding.fail(undefined);
    },
    writeName: (value: string) => {
      // Goods go to who orders them, until somebody else is named.
      if (fields.name === name) setFields({ ...fields, name: value });
      setName(value);
    },
    write: (field: ShippingField, value: string) => {
      const { city, area, ...others } = { ...fields, [field]: value };
      setFields({ ...others, city, area });
      // What delivery costs may depend on where it goes.
      if (field === 'city' || field === 'area') ask({ place: { city, area } });
    },
    findCustomer: () => {
      const { phone } = asked;
      void finding.run(async () => {
        const { customer } = await sellerApi.findCounterCustomer({ body: { phone } });
        ask({ known: customer ?? 'new' });
        setFields({
          ...fields,
          phone: fields.phone || phone,
          name: fields.name || (customer?.name ?? ''),
          area: fields.area || (customer?.area ?? ''),
        });
      });
    },
  };
}

export type NewOrderDraft = ReturnType<typeof useNewOrder>;
