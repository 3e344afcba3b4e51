import { randomBytes, randomUUID } from 'node:crypto';
import type { AddColleagueBody, StaffRole, UpdateColleagueBody } from '@urumuri/contract';
import type { Identity } from '@urumuri/identity';
import { AppError } from '../../../app-error.ts';
import { actAs } from '../../../db/audit.ts';
import type { Database, Executor } from '../../../db/client.ts';
import { type Notice, noteNotices, type NoticeData } from '../../../db/notices.ts';
import type { Seller } from '../../../http/serve.ts';
import { nameOfficeShop } from '../office-shop.ts';
import { listSessions } from '../seller-sessions.repository.ts';
import { endSellerSessions } from '../seller-sessions.service.ts';
import * as repository from './colleagues.repository.ts';
import { refuseToLimit } from './colleagues.rules.ts';
import { shutOut } from '../shop-on-sale.ts';

const unknownColleague = () => new AppError('not_found', 'There is no such colleague.');

const colleagueNotice = (data: NoticeData['colleague_changed']): Notice => ({
  kind: 'colleague_changed',
  cause: randomUUID(),
  data,
});

const teamOf = ({ id, role }: Seller): repository.Team => ({ shopId: role === 'admin' ? undefined : id });

const keyBytes = 8;

/** Who works for a shop sells nothing of their own: the name is never shown. */
function nameEmployee(employerId: string) {
  const slug = `staff-${randomBytes(keyBytes).toString('hex')}`;
  return { role: 'seller', slug, shopName: slug, employerId } as const;
}

export type ColleaguesService = ReturnType<typeof createColleaguesService>;

/** The people of a shop or of the office, as its owners have them. */
export function createColleaguesService(database: Database, readIdentity: () => Identity) {
  const { db } = database;

  /** Changes what somebody of the own team may do; nobody else's people are there. */
  async function change<Result>(
    by: Seller,
    colleagueId: string,
    work: (tx: Executor, found: Colleague, refusal: string | undefined) => Promise<Result>,
  ): Promise<Result> {
    return database.transaction(async (tx) => {
      await actAs(tx, by.personId);
      const team = await repository.lockTeam(tx, teamOf(by));
      const colleague = team.find(({ id }) => id === colleagueId);
      if (colleague === undefined) throw unknownColleague();
      return work(tx, colleague, refuseToLimit(team, { colleagueId, byId: by.personId, ...teamOf(by) }));
    });
  }

  return {
    async readTeam(seller: Seller) {
      const rows = await repository.listColleagues(db, teamOf(seller));
      const ids = rows.map(({ id }) => id);
      const [sessions, secondStepRoles] = await Promise.all([
        listSessions(db, ids),
        repository.readSecondStepRoles(db, seller.id),
      ]);
      return { rows, sessions, secondStepRoles };
    },

    /** Nobody chooses a colleague's password for them: the link that is sent works once, for one hour. */
    async addColleague(by: Seller, { name, email, staffRole }: AddColleagueBody): Promise<void> {
      const { shopId } = teamOf(by);
      await database.transaction(async (tx) => {
        await actAs(tx, by.personId);
        const account = shopId
          ? nameEmployee(shopId)
          : ({ role: 'admin', ...(await nameOfficeShop(tx, readIdentity().name)) } as const);
        const secondStepRoles = await repository.readSecondStepRoles(tx, by.id);
        const person = { ...account, ownerName: name, email, staffRole, secondStepRoles };
        const id = await repository.insertColleague(tx, person);
        if (id === undefined) {
          throw new AppError('email_taken', 'Another account has this e-mail. Please choose another.');
        }
        await noteNotices(tx, [
          { kind: 'password_reset_sent', cause: randomUUID(), data: { reader: 'seller', readerId: id } },
          colleagueNotice({ sellerId: id, event: 'account_added', byId: by.personId }),
        ]);
      });
    },

    /** Another role logs them out: what is open on their screens was another's to see. */
    updateColleague: (by: Seller, colleagueId: string, { name, staffRole }: UpdateColleagueBody): Promise<void> =>
      change(by, colleagueId, async (tx, colleague, refusal) => {
        const isOtherRole = staffRole !== colleague.staffRole;
        if (isOtherRole && refusal !== undefined) throw new AppError('edit_conflict', refusal);
        await repository.updateColleague(tx, colleagueId, { ownerName: name, staffRole });
        if (isOtherRole) await endSellerSessions(tx, { sellerId: colleagueId });
      }),

    /** Who is switched off is logged out everywhere, and what they sell leaves the shelves, as with a shop. */
    switchColleague: (by: Seller, colleagueId: string, active: boolean): Promise<string> =>
      change(by, colleagueId, async (tx, colleague, refusal) => {
        if (!active && refusal !== undefined) throw new AppError('edit_conflict', refusal);
        if (active !== (colleague.status === 'suspended')) return colleague.name;
        await repository.switchColleague(tx, colleagueId, active);
        if (!active) await shutOut(tx, colleagueId);
        const event = active ? 'account_on' : 'account_off';
        await noteNotices(tx, [colleagueNotice({ sellerId: colleagueId, event, byId: by.personId })]);
        return colleague.name;
      }),

    sendLink: (by: Seller, colleagueId: string): Promise<string> =>
      change(by, colleagueId, async (tx, { name }) => {
        const data = { reader: 'seller', readerId: colleagueId } as const;
        await noteNotices(tx, [{ kind: 'password_reset_sent', cause: randomUUID(), data }]);
        return name;
      }),

    endSessions: (by: Seller, colleagueId: string): Promise<string> =>
      change(by, colleagueId, async (tx, { name }) => {
        await endSellerSessions(tx, { sellerId: colleagueId });
        return name;
      }),

    /** Who has none of these yet sets it up before anything else. */
    async requireSecondStep(by: Seller, roles: StaffRole[]): Promise<void> {
      await database.transaction(async (tx) => {
        await repository.lockTeam(tx, teamOf(by));
        await repository.saveSecondStepRoles(tx, teamOf(by), [...new Set(roles)]);
      });
    },
  };
}

type Colleague = Awaited<ReturnType<typeof repository.lockTeam>>[number];
