import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';

/** When an order nobody has confirmed is cancelled. */
export function Expiry({ at }: { at: string }) {
  return <p className="text-sm font-medium">Cancelled on {formatKigaliMoment(at)} unless confirmed or paid before.</p>;
}
