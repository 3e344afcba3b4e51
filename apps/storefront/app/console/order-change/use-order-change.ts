import {
  type CounterProduct,
  IDEMPOTENCY_KEY_HEADER,
  isApiError,
  type OrderPlan,
  type PlannedLine,
} from '@urumuri/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CallWindow } from '../../platform/format/call-window.ts';
import { randomKey } from '../../platform/storage/random-key.ts';
import {
  type FieldErrors,
  readFieldErrors,
  type ShippingField,
  shippingFields,
  tidyShipping,
} from '../../ui/shipping/shipping-fields.ts';
import { sellerApi } from '../shell/seller-api.ts';

/** When to call: as it is, as soon as possible, or in one of the windows. */
export const keptWindow = 'kept';

const textsOf = (plan: OrderPlan) => ({
  fields: plan.shippingInfo,
  way: plan.contactBy,
  window: keptWindow,
  reason: '',
  note: '',
});
type Texts = ReturnType<typeof textsOf>;

/**
 * An order while it is changed. What it becomes is asked of the shop with every step: no figure is counted here. What
 * is typed stays, also when somebody else has changed the order meanwhile.
 */
export function useOrderChange(orderId: string, loaded: OrderPlan, windows: readonly CallWindow[]) {
  const [plan, setPlan] = useState(loaded);
  /** The order as staff have seen it: a change is made to that one, or refused. */
  const [seen, setSeen] = useState(loaded);
  const [wished, setWished] = useState<ReadonlyMap<string, number>>(new Map());
  const [texts, setTexts] = useState(() => textsOf(loaded));
  const [errors, setErrors] = useState<FieldErrors & { reason?: string }>({});
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  // At once, before the screen follows: pressed quickly, or asked for anew in between, no press is forgotten.
  const pressed = useRef(wished);
  const latest = useRef(0);
  // Pressed twice, or sent again after a lost answer, it is the same change.
  const sent = useRef({ text: '', key: '' });
  const params = { orderId };

  const preview = async () => {
    const turn = (latest.current += 1);
    const lines = [...pressed.current].map(([productId, quantity]) => ({ productId, quantity }));
    try {
      const answer = await sellerApi.previewOrderChange({ params, body: { lines } });
      if (turn !== latest.current) return;
      setPlan(answer.plan);
      setFailure(undefined);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (turn === latest.current) setFailure(error.message);
    }
  };

  // The page hears of changes by others; what is wished is laid over what is true now.
  const refresh = useEffectEvent(() => void preview());
  useEffect(() => {
    if (loaded !== seen) refresh();
  }, [loaded, seen]);

  const setQuantity = (productId: string, quantity: number) => {
    pressed.current = new Map(pressed.current).set(productId, quantity);
    setWished(pressed.current);
    void preview();
  };

  /** As the shop sees it, with what was pressed since. */
  const lines: PlannedLine[] = plan.lines.map((line) => ({
    ...line,
    quantity: wished.get(line.productId) ?? line.quantity,
  }));
  const shipping = tidyShipping(texts.fields);
  const isMoved = shippingFields.some(({ name }) => shipping[name] !== seen.shippingInfo[name]);
  const hasCall = texts.window !== keptWindow || texts.way !== seen.contactBy;

  const describeCall = () => {
    const chosen =
      texts.window === keptWindow
        ? { from: seen.contactFrom, until: seen.contactUntil }
        : windows.find(({ from }) => from === texts.window);
    const isWindow = chosen?.from !== undefined && chosen.until !== undefined;
    return { contact_by: texts.way, ...(isWindow ? { contact_from: chosen.from, contact_until: chosen.until } : {}) };
  };

  return {
    ...texts,
    lines,
    plan,
    errors,
    failure,
    isSaving,
    isStale: plan.revision !== seen.revision,
    isChanged: lines.some(({ was, quantity }) => was !== quantity) || isMoved || hasCall,
    setQuantity,
    add: ({ _id }: CounterProduct) =>
      setQuantity(_id, (lines.find(({ productId }) => productId === _id)?.quantity ?? 0) + 1),
    write: (given: Partial<Texts>) => {
      setTexts({ ...texts, ...given });
      if (given.reason !== undefined) setErrors({ ...errors, reason: undefined });
    },
    writeField: (name: ShippingField, value: string) => {
      setTexts({ ...texts, fields: { ...texts.fields, [name]: value } });
      setErrors({ ...errors, [name]: undefined });
    },
    /** Goes on from the order as it is now; an address nobody has touched follows it. */
    look: () => {
      setSeen(plan);
      if (!isMoved) setTexts({ ...texts, fields: plan.shippingInfo });
      setFailure(undefined);
    },
    /** Whether it is saved; else what is wrong with it. */
    save: async (): Promise<{ message: string } | { found: FieldErrors & { reason?: string } }> => {
      setSaving(true);
      setErrors({});
      setFailure(undefined);
      const body = {
        lines: lines
          .filter(({ was, quantity }) => was !== quantity)
          .map(({ productId, quantity }) => ({ productId, quantity })),
        ...(isMoved ? { shipping_info: texts.fields } : {}),
        ...(hasCall ? { call: describeCall() } : {}),
        reason: texts.reason,
        note: texts.note,
        revision: seen.revision,
        total: plan.after.total,
      };
      const text = JSON.stringify(body);
      if (sent.current.text !== text) sent.current = { text, key: randomKey() };
      try {
        const headers = { [IDEMPOTENCY_KEY_HEADER]: sent.current.key };
        return await sellerApi.changeOrder({ params, body, headers });
      } catch (error) {
        if (!isApiError(error)) throw error;
        const details =
          error.code === 'validation_failed' ? (error.details as Record<string, string> | undefined) : undefined;
        const found = { ...readFieldErrors(details), ...(details?.reason ? { reason: details.reason } : {}) };
        setErrors(found);
        // What was refused for its price, stock or state is shown as it is now, and the sentence stays.
        if (Object.keys(found).length === 0) await preview();
        setFailure(Object.keys(found).length === 0 ? error.message : 'Please look at the fields marked above.');
        return { found };
      } finally {
        setSaving(false);
      }
    },
  };
}

export type OrderChangeDraft = ReturnType<typeof useOrderChange>;
