import { formatRwf } from '@urumuri/money';
import { findZone, type Place, promiseDays } from '@urumuri/identity/delivery';
import { describeDays } from '@urumuri/ui/format/promised-days.ts';
import { useIdentity } from '@urumuri/ui/identity-context.tsx';

type ZoneNoteProps = { to: Place | undefined; now: Date };

/** When and for how much it comes to a place, or between which fees where that is not known yet. */
export function ZoneNote({ to, now }: ZoneNoteProps) {
  const { shipping, deliveryZones } = useIdentity();
  if (deliveryZones.length === 0) return null;
  const zone = findZone({ deliveryZones }, to);
  const fees = [shipping.feePerShopRwf, ...deliveryZones.map(({ feeRwf }) => feeRwf)];
  const [least, most] = [Math.min(...fees), Math.max(...fees)].map(nameFee);
  const words = zone
    ? `${zone.name}: ${describeDays(promiseDays(zone, now), now)}, ${nameFee(zone.feeRwf)}`
    : `Delivery: ${to ? nameFee(shipping.feePerShopRwf) : least === most ? least : `${least} to ${most}, depending on the address`}`;
  return <p className="mt-1 text-sm text-slate">{words}</p>;
}

const nameFee = (feeRwf: number) => (feeRwf === 0 ? 'free' : formatRwf(feeRwf));
