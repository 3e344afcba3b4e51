import type { FormAnswer } from '@urumuri/ui/forms/form-answer.ts';
import { useEffect, useEffectEvent, useTransition } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { addresses } from '../../platform/format/addresses.ts';
import type { ShippingData } from './load-shipping.ts';
import type { PlacingOutcome } from './shipping-action.ts';
import type { Delivery } from './use-delivery.ts';

/** Places the order once, however often it is asked for, and says what came of it. */
export function usePlaceOrder({ customer, checkout, quote }: ShippingData, delivery: Delivery) {
  const navigate = useNavigate();
  const { data, submit } = useFetcher<FormAnswer<PlacingOutcome>>();
  const [isSending, start] = useTransition();
  const outcome = data?.answer;

  const settle = useEffectEvent(() => {
    if (outcome?.kind === 'placed') {
      const { orderId, price, items } = outcome;
      // In place of this page, so that Back does not lead to an order that is already made.
      void navigate(addresses.payFor(orderId), { replace: true, state: { price, items, orderId } });
    }
    if (outcome?.kind === 'details' && Object.keys(outcome.fieldErrors).length > 0) {
      delivery.refuse(outcome.fieldErrors);
    }
  });
  useEffect(() => settle(), [outcome]);

  const isPlacing = isSending || outcome?.kind === 'placed';
  return {
    isPlacing,
    failure: !isPlacing && outcome ? outcome.text : undefined,
    place: (): void => {
      if (isPlacing) return;
      const { fields, way, callWindow } = delivery;
      const input = { customer, checkout, quote, delivery: { fields, way, callWindow } };
      const asAction = { method: 'post', encType: 'application/json' } as const;
      start(() => submit(JSON.stringify({ intent: 'placeOrder', input }), asAction));
    },
  };
}
