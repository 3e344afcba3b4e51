import type { LineSerials, SellerClaim, VerifiedWarranty, Warranty } from '@urumuri/contract';
import type { SellerClaimRow, UnitRow, WarrantyRow } from './warranties.repository.ts';
import { listAnswers, maskSerial } from './warranty.rules.ts';

type Judged = WarrantyRow & Pick<Warranty, 'state' | 'code'>;

/** Everything anybody may see: nothing of who has bought it. */
export function presentVerified({ name, shopName, endsOn, state, serial }: Judged): VerifiedWarranty {
  return { name, shopName, ...(endsOn === null ? {} : { endsOn }), state, serial: maskSerial(serial) };
}

export function presentWarranty(row: Judged): Warranty {
  const { claim } = row;
  return {
    _id: row.id,
    ...presentVerified(row),
    code: row.code,
    ...(claim === null
      ? {}
      : {
          claim: {
            _id: claim.id,
            state: claim.state,
            problem: claim.problem,
            answer: claim.answer,
            createdAt: new Date(claim.createdAt).toISOString(),
          },
        }),
    canClaim: row.state === 'valid',
  };
}

export function presentSerials(units: readonly UnitRow[]): LineSerials[] {
  const firsts = units.filter(({ lineId }, at) => lineId !== units[at - 1]?.lineId);
  return firsts.map(({ lineId, name, months, endsOn }) => {
    const all = units.filter((unit) => unit.lineId === lineId);
    return {
      lineId,
      name,
      quantity: all.length,
      ...(months === null ? {} : { months }),
      ...(endsOn === null ? {} : { endsOn }),
      serials: all.map(({ serial }) => serial ?? ''),
      former: all.flatMap(({ formerSerials }) => formerSerials),
    };
  });
}

export function presentClaim(row: SellerClaimRow): SellerClaim {
  return {
    _id: row.id,
    orderId: row.orderId,
    orderNumber: String(row.number),
    customerName: row.customerName,
    phone: row.phone,
    name: row.name,
    serial: row.serial ?? '',
    ...(row.endsOn === null ? {} : { endsOn: row.endsOn }),
    state: row.state,
    problem: row.problem,
    answer: row.answer,
    answers: listAnswers(row.state),
    createdAt: row.createdAt.toISOString(),
  };
}
