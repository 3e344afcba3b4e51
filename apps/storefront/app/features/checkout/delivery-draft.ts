import type { ContactWay, ShippingInfo } from '@urumuri/contract';
import { checkoutFormKey } from '../../platform/storage/checkout.ts';
import { readTab } from '../../platform/storage/tab-storage.ts';

/** What the customer wrote and chose; `from` names the window of the call. */
export type DeliveryDraft = {
  customerId: string;
  fields: ShippingInfo;
  isSaved: boolean;
  way: ContactWay;
  from: string;
  /** Shops where the order is picked up. */
  pickup?: readonly string[];
};

export function readDraft(customerId: string): DeliveryDraft | undefined {
  const stored = readTab(checkoutFormKey) as DeliveryDraft | null;
  return stored?.customerId === customerId ? stored : undefined;
}

/** Where the order goes, once the customer has said so: what delivery costs may depend on it. */
export function findSavedPlace(customerId: string): Pick<ShippingInfo, 'city' | 'area'> | undefined {
  const draft = readDraft(customerId);
  return draft?.isSaved ? { city: draft.fields.city, area: draft.fields.area } : undefined;
}
