import type { ClaimStep, LineSerials, SellerClaim, VerifiedWarranty, Warranty } from '@urumuri/contract';
import type { AnswerRow, SellerClaimRow, UnitRow, WarrantyRow } from './warranties.repository.ts';
import { listAnswers, maskSerial } from './warranty.rules.ts';

type Judged = WarrantyRow & Pick<Warranty, 'state' | 'code'>;

/** Everything anybody may see: nothing of who has bought it. */
export function presentVerified({ name, shopName, endsOn, state, serial }: Judged): VerifiedWarranty {
  const end = endsOn === null || state === 'returned' ? {} : { endsOn };
  return { name, shopName, ...end, state, serial: maskSerial(serial) };
}

export function presentWarranty(row: Judged): Warranty {
  const { claim } = row;
  return {
    _id: row.id,
    ...presentVerified(row),
    code: row.code,
    ...(claim && {
      claim: {
        _id: claim.id,
        state: claim.state,
        problem: claim.problem,
        pictures: claim.pictures,
        steps: claim.answers.map(presentStep),
        createdAt: new Date(claim.createdAt).toISOString(),
      },
    }),
    canClaim: row.state === 'valid',
  };
}

const presentStep = ({ state, answer, actor, at }: AnswerRow): ClaimStep => ({
  state,
  answer,
  by: actor === 'admin' ? 'office' : 'shop',
  at: new Date(at).toISOString(),
});

const presentDeskStep = (row: AnswerRow) => ({
  ...presentStep(row),
  ...(row.staffName === null ? {} : { name: row.staffName }),
});

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
      returned: all.map(({ returnedAt }) => returnedAt !== null),
    };
  });
}

export function presentClaim(
  { id, sellerId, partId: _part, number, endsOn, serial, steps, createdAt, ...row }: SellerClaimRow,
  viewerId: string,
): SellerClaim {
  return {
    ...row,
    _id: id,
    isOwn: sellerId === viewerId,
    orderNumber: String(number),
    serial: serial ?? '',
    ...(endsOn === null ? {} : { endsOn }),
    steps: steps.map(presentDeskStep),
    answers: listAnswers(row.state),
    createdAt: createdAt.toISOString(),
  };
}
