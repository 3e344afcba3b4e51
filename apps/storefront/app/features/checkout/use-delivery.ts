import type { ContactWay, ShippingInfo } from '@urumuri/contract';
import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CallWindow } from '@urumuri/ui/format/call-window.ts';
import { checkoutFormKey } from '../../platform/storage/checkout.ts';
import { writeTab } from '../../platform/storage/tab-storage.ts';
import { type DeliveryDraft as Draft, readDraft } from './delivery-draft.ts';
import type { ShippingData } from './load-shipping.ts';
import {
  emptyShipping,
  type FieldErrors,
  findFieldErrors,
  tidyShipping,
} from '@urumuri/ui/shipping/shipping-fields.ts';

const AS_SOON_AS_POSSIBLE = '';

/** Where the order goes and when to call: editing, then saved, then editing again by Change. */
export function useDelivery({ customer, quote }: ShippingData, windows: readonly CallWindow[]) {
  const [draft, setDraft] = useState<Draft>(() => readDraft(customer.id) ?? startDraft(customer, quote.shipping_info));
  const [errors, setErrors] = useState<FieldErrors>({});
  const update = (change: Partial<Draft>) => {
    const next = { ...draft, ...change };
    setDraft(next);
    writeTab(checkoutFormKey, next);
  };
  const { revalidate } = useRevalidator();
  const hasZones = useIdentity().deliveryZones.length > 0;
  const pickup = draft.pickup ?? [];
  const callWindow = windows.find(({ from }) => from === draft.from);

  return {
    fields: draft.fields,
    errors,
    isSaved: draft.isSaved,
    way: draft.way,
    callWindow,
    pickup,
    write: (name: keyof ShippingInfo, value: string) => {
      const { [name]: _mended, ...others } = errors;
      setErrors(others);
      update({ fields: { ...draft.fields, [name]: value } });
    },
    /** Says what is missing, if anything. */
    save: (): FieldErrors => {
      const found = findFieldErrors(draft.fields);
      setErrors(found);
      const isComplete = Object.keys(found).length === 0;
      update(isComplete ? { fields: tidyShipping(draft.fields), isSaved: true } : { isSaved: false });
      // What it costs may be something else there.
      if (isComplete && hasZones) void revalidate();
      return found;
    },
    change: () => update({ isSaved: false }),
    /** The server found what the form did not. */
    refuse: (found: FieldErrors) => {
      setErrors(found);
      update({ isSaved: false });
    },
    chooseWay: (way: ContactWay) => update({ way }),
    chooseWindow: (from: string) => update({ from }),
    choosePickup: (sellerId: string, isPickup: boolean) => {
      const others = pickup.filter((id) => id !== sellerId);
      update({ pickup: isPickup ? [...others, sellerId] : others });
      // What is picked up costs no delivery.
      void revalidate();
    },
  };
}

export type Delivery = ReturnType<typeof useDelivery>;

function startDraft({ id, name }: ShippingData['customer'], known: ShippingInfo | undefined): Draft {
  const fields = known ?? emptyShipping(name);
  return { customerId: id, fields, isSaved: known !== undefined, way: 'phone', from: AS_SOON_AS_POSSIBLE };
}
