import {
  type CallInput,
  type ClaimBody,
  type ClaimState,
  CONSOLE_PAGE_SIZE,
  type RecordSerialsBody,
  type SellerClaimsQuery,
} from '@urumuri/contract';
import { AppError } from '../../app-error.ts';
import { type Executor, isTaken } from '../../db/client.ts';
import type { Notice, NoticeData } from '../../db/notices.ts';
import { isUuid } from '../../db/uuid.ts';
import { formatKigaliDate, writeKigaliDay } from '../../kigali-date.ts';
import { actorOf, type Seller } from '../../http/serve.ts';
import type { Platform } from '../../module.ts';
import { assertOwnOrder, lockOrder, lockOwnOrder, noteStep, unknownOrder } from '../orders/index.ts';
import { openWarranties } from './hand-over.repository.ts';
import type { WarrantyCodes } from './warranty-codes.ts';
import { judgeWarranty, listAnswers, maskSerial, readSerial } from './warranty.rules.ts';
import * as repository from './warranties.repository.ts';

export type WarrantiesService = ReturnType<typeof createWarrantiesService>;

const refuseSerials = (reason: string) => new AppError('validation_failed', reason, { serials: reason });

/** The office sees everybody's; a shop its own. */
const scopeOf = ({ id, role }: Seller) => (role === 'admin' ? null : id);

const claimWords: Record<ClaimState, string> = {
  open: 'Claimed',
  repair: 'The shop will repair it',
  exchange: 'The shop will exchange it',
  refused: 'The shop has refused the claim',
  done: 'The claim is settled',
};

/** What units were handed over, how long the shop answers for them, and what became of it when they failed. */
export function createWarrantiesService({ database, imageStore, now }: Platform, codes: WarrantyCodes) {
  const { db } = database;

  /** With its state of today and the code it is found by. */
  const judge = (row: repository.WarrantyRow) => {
    const { endsOn, claim, returnedAt } = row;
    const judged = { endsOn, claimState: claim?.state ?? null, isReturned: returnedAt !== null };
    const state = judgeWarranty(judged, writeKigaliDay(now()));
    return { ...row, state, code: codes.writeCode(row.number) };
  };

  async function getPart(executor: Executor, orderId: string, sellerId: string) {
    const part = isUuid(orderId) ? await repository.findPart(executor, orderId, sellerId) : undefined;
    if (part === undefined) throw unknownOrder();
    return part;
  }

  /** Warranties of what was handed over before they were kept are opened when somebody first looks. */
  async function readOrOpen<Row>(orderId: string, read: () => Promise<Row[]>): Promise<Row[]> {
    const known = await read();
    const partIds = known.length === 0 ? await repository.listPlacedParts(db, orderId) : [];
    if (partIds.length === 0) return known;
    await database.transaction((tx) => openWarranties(tx, partIds));
    return read();
  }

  async function getClaim(staff: Seller, claimId: string, executor: Executor = db) {
    const claim = isUuid(claimId) ? await repository.findClaim(executor, scopeOf(staff), claimId) : undefined;
    if (claim === undefined) throw new AppError('not_found', 'There is no such claim.');
    return claim;
  }

  return {
    async listWarranties(orderId: string, customerId: string) {
      await assertOwnOrder(db, orderId, customerId);
      const known = await readOrOpen(orderId, () => repository.listOfOrder(db, orderId, customerId));
      return known.map(judge);
    },

    /** What anybody who holds the code may see. */
    async verify(code: string) {
      const number = codes.readCode(code);
      const row = number === undefined ? undefined : await repository.findByNumber(db, number);
      if (row === undefined) {
        throw new AppError('not_found', 'There is no warranty with this code. Compare it with the receipt.');
      }
      return judge(row);
    },

    async claim(warrantyId: string, customerId: string, { problem, pictures }: ClaimBody) {
      const getOwn = async (executor: Executor) => {
        const found = isUuid(warrantyId) ? await repository.findOwn(executor, warrantyId, customerId) : undefined;
        if (found === undefined) throw new AppError('not_found', 'There is no such warranty.');
        return judge(found);
      };
      const { orderId } = await getOwn(db);
      await imageStore.assertStored(pictures, 'pictures');
      await database.transaction(async (tx) => {
        const order = await lockOwnOrder(tx, orderId, customerId);
        // Read behind the lock: whoever had it may have claimed.
        const warranty = await getOwn(tx);
        assertClaimable(warranty);
        const { sellerId, partId, name } = warranty;
        const claimId = await repository.insertClaim(tx, { warrantyId, orderId, sellerId, problem, pictures });
        const note = `Warranty claimed for ${name}: ${problem}`;
        const event = { kind: 'warranty', partId, toStatus: 'open', actor: 'customer', note } as const;
        await noteStep(tx, order, event, tellClaim({ claimId, state: 'open', answer: '' }));
      });
      return getOwn(db);
    },

    async listSerials(sellerId: string, orderId: string): Promise<repository.UnitRow[]> {
      await getPart(db, orderId, sellerId);
      return readOrOpen(orderId, () => repository.listUnits(db, sellerId, orderId));
    },

    async recordSerials(staff: Seller, orderId: string, { lineId, serials }: RecordSerialsBody) {
      const { id: sellerId } = staff;
      await getPart(db, orderId, sellerId);
      try {
        await database.transaction(async (tx) => {
          const order = await lockOrder(tx, orderId);
          const part = await getPart(tx, orderId, sellerId);
          if (part.status !== 'placed') {
            throw new AppError('order_status_conflict', 'Serial numbers are noted once the order is delivered.');
          }
          await openWarranties(tx, [part.id]);
          const units = isUuid(lineId) ? await repository.listUnits(tx, sellerId, orderId, lineId) : [];
          const [first] = units;
          if (first === undefined) throw new AppError('not_found', 'There is no such line in this order.');
          const changes = findChanges(units, serials);
          if (changes.length === 0) return;
          const taken = await repository.findTaken(tx, { sellerId, productId: first.productId }, changes);
          if (taken) throw refuseSerials(`${taken.serial} went out with order ${taken.orderNumber} already.`);
          await repository.changeSerials(tx, changes);
          const note = describeChanges(first.name, units, changes);
          const by = actorOf(staff, 'seller');
          await noteStep(tx, order, { kind: 'warranty', partId: part.id, toStatus: 'serial', ...by, note });
        });
      } catch (error) {
        if (!isTaken(error)) throw error;
        throw refuseSerials('One of these serial numbers has just gone out with another order.');
      }
      return repository.listUnits(db, sellerId, orderId);
    },

    getClaim,

    async listClaims(staff: Seller, { list, pageNumber }: SellerClaimsQuery) {
      const slice = { limit: CONSOLE_PAGE_SIZE, offset: (pageNumber - 1) * CONSOLE_PAGE_SIZE };
      const [claims, total] = await Promise.all([
        repository.listClaims(db, scopeOf(staff), { isOpen: list === 'open', ...slice }),
        repository.countClaims(db, scopeOf(staff), list === 'open'),
      ]);
      return { claims, total };
    },

    async answerClaim(
      staff: Seller,
      claimId: string,
      { state, answer = '' }: CallInput<'answerClaim'>['body'],
    ): Promise<repository.SellerClaimRow> {
      await database.transaction(async (tx) => {
        const { orderId } = await getClaim(staff, claimId, tx);
        const order = await lockOrder(tx, orderId);
        const claim = await getClaim(staff, claimId, tx);
        if (!listAnswers(claim.state).includes(state)) {
          throw new AppError('order_status_conflict', `A claim that is ${claim.state} cannot become ${state}.`);
        }
        if (state === 'refused' && answer === '') {
          const reason = 'Say why it is refused: the customer reads it';
          throw new AppError('validation_failed', reason, { answer: reason });
        }
        const by = actorOf(staff);
        await repository.answerClaim(tx, { claimId, state, answer, ...by });
        const words = `${claim.name}: ${claimWords[state]}`;
        const note = answer === '' ? `${words}.` : `${words}. ${answer}`;
        const event = { partId: claim.partId, fromStatus: claim.state, toStatus: state, ...by, note };
        await noteStep(
          tx,
          order,
          { kind: 'warranty', ...event },
          tellClaim({ claimId, state, byId: staff.personId, answer }),
        );
      });
      return getClaim(staff, claimId);
    },
  };
}

const tellClaim = (data: NoticeData['warranty_claim']): Notice => ({
  kind: 'warranty_claim',
  cause: `${data.claimId} ${data.state}`,
  data,
});

function assertClaimable({ state, endsOn }: { state: string; endsOn: string | null }): void {
  if (state === 'valid') return;
  const sentences: Record<string, string> = {
    claimed: 'This is claimed already: the shop answers you here.',
    ended: `This warranty ended on ${endsOn === null ? '' : formatKigaliDate(new Date(endsOn))}.`,
    none: 'The shop gives no warranty for this product.',
    returned: 'This came back to the shop: it has no warranty any more.',
  };
  throw new AppError('order_status_conflict', sentences[state] ?? 'This cannot be claimed.');
}

/** What is to be noted differently from now on; serials come in the order of the units. */
function findChanges(units: readonly repository.UnitRow[], typed: readonly string[]): repository.SerialChange[] {
  if (typed.length > units.length) {
    const there = units.length === 1 ? 'one unit' : `${units.length} units`;
    throw refuseSerials(`There are ${typed.length} numbers for ${there}.`);
  }
  const serials = units.map((_, place) => {
    const text = typed[place] ?? '';
    if (text === '') return null;
    const read = readSerial(text);
    if (!read.ok) throw refuseSerials(read.reason);
    return read.serial;
  });
  const twice = serials.find((serial, place) => serial !== null && serials.indexOf(serial) !== place);
  if (twice) throw refuseSerials(`${twice} is there twice.`);
  return units.flatMap(({ id, serial: before }, place) => {
    const serial = serials[place] ?? null;
    return serial === before ? [] : [{ id, serial }];
  });
}

/** For the history, which who holds a link to the order reads too: only the ends of serials. */
function describeChanges(
  name: string,
  units: readonly repository.UnitRow[],
  changes: readonly repository.SerialChange[],
): string {
  const sentences = changes.map(({ id, serial }) => {
    const before = units.find((unit) => unit.id === id)?.serial ?? null;
    if (before === null) return maskSerial(serial);
    return serial === null
      ? `${maskSerial(before)} removed`
      : `${maskSerial(before)} corrected to ${maskSerial(serial)}`;
  });
  return `Serial number of ${name}: ${sentences.join(', ')}`;
}
