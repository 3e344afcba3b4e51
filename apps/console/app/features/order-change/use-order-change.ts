import type { CounterProduct, OrderPlan, PlannedLine } from '@urumuri/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { randomKey } from '@urumuri/ui/browser/random-key.ts';
import type { CallWindow } from '@urumuri/ui/format/call-window.ts';
import { useAction } from '@urumuri/ui/forms/use-action.ts';
import { type ShippingField, shippingFields, tidyShipping } from '@urumuri/ui/shipping/shipping-fields.ts';
import type { OrderChange } from './read-order-change.ts';

/** When to call: as it is, as soon as possible, or in one of the windows. */
export const keptWindow = 'kept';

const chosenOf = (plan: OrderPlan) => ({ fields: plan.shippingInfo, way: plan.contactBy, window: keptWindow });
type Chosen = ReturnType<typeof chosenOf>;

/**
 * An order while it is changed. What it becomes is asked of the shop with every step: no figure is counted here. What
 * is typed stays, also when somebody else has changed the order meanwhile.
 */
export function useOrderChange(orderId: string, loaded: OrderPlan, windows: readonly CallWindow[]) {
  const [plan, setPlan] = useState(loaded);
  /** The order as staff have seen it: a change is made to that one, or refused. */
  const [seen, setSeen] = useState(loaded);
  const [wished, setWished] = useState<ReadonlyMap<string, number>>(new Map());
  const [chosen, setChosen] = useState(() => chosenOf(loaded));
  // At once, before the screen follows: pressed quickly, or asked for anew in between, no press is forgotten.
  const pressed = useRef(wished);
  const sent = useRef({ text: '', key: '' });
  const { send } = useAction<'previewOrderChange'>({ reads: true, onDone: (answer) => setPlan(answer.plan) });

  const preview = () => {
    const lines = [...pressed.current].map(([productId, quantity]) => ({ productId, quantity }));
    void send({ intent: 'previewOrderChange', input: { params: { orderId }, body: { lines } } });
  };

  // The page hears of changes by others; what is wished is laid over what is true now.
  const refresh = useEffectEvent(preview);
  useEffect(() => {
    if (loaded !== seen) refresh();
  }, [loaded, seen]);

  const setQuantity = (productId: string, quantity: number) => {
    pressed.current = new Map(pressed.current).set(productId, quantity);
    setWished(pressed.current);
    preview();
  };

  /** As the shop sees it, with what was pressed since. */
  const lines: PlannedLine[] = plan.lines.map((line) => ({
    ...line,
    quantity: wished.get(line.productId) ?? line.quantity,
  }));
  const changed = lines.filter(({ was, quantity }) => was !== quantity);
  const shipping = tidyShipping(chosen.fields);
  const isMoved = shippingFields.some(({ name }) => shipping[name] !== seen.shippingInfo[name]);
  const hasCall = chosen.window !== keptWindow || chosen.way !== seen.contactBy;

  const describeCall = () => {
    const { from, until } =
      chosen.window === keptWindow
        ? { from: seen.contactFrom, until: seen.contactUntil }
        : (windows.find((window) => window.from === chosen.window) ?? {});
    return { contact_by: chosen.way, ...(from && until ? { contact_from: from, contact_until: until } : {}) };
  };

  const change: OrderChange = {
    lines: changed.map(({ productId, quantity }) => ({ productId, quantity })),
    ...(isMoved ? { shipping_info: chosen.fields } : {}),
    ...(hasCall ? { call: describeCall() } : {}),
    revision: seen.revision,
    total: plan.after.total,
  };

  return {
    ...chosen,
    lines,
    plan,
    change,
    isStale: plan.revision !== seen.revision,
    isChanged: changed.length > 0 || isMoved || hasCall,
    setQuantity,
    add: ({ _id }: CounterProduct) =>
      setQuantity(_id, (lines.find(({ productId }) => productId === _id)?.quantity ?? 0) + 1),
    write: (given: Partial<Chosen>) => setChosen({ ...chosen, ...given }),
    writeField: (name: ShippingField, value: string) =>
      setChosen({ ...chosen, fields: { ...chosen.fields, [name]: value } }),
    /** Goes on from the order as it is now; an address nobody has touched follows it. */
    look: () => {
      setSeen(plan);
      if (!isMoved) setChosen({ ...chosen, fields: plan.shippingInfo });
    },
    /** Pressed twice, or sent again after a lost answer, it is the same change. */
    sign: async (data: FormData) => {
      const text = JSON.stringify([...data]);
      if (sent.current.text !== text) sent.current = { text, key: randomKey() };
      data.set('key', sent.current.key);
    },
  };
}

export type OrderChangeDraft = ReturnType<typeof useOrderChange>;
