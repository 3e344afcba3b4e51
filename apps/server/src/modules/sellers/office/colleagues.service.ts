import { randomUUID } from 'node:crypto';
import type { AddColleagueBody } from '@urumuri/contract';
import type { Identity } from '@urumuri/identity';
import { AppError } from '../../../app-error.ts';
import { actAs } from '../../../db/audit.ts';
import type { Database } from '../../../db/client.ts';
import { type Notice, noteNotices, type NoticeData } from '../../../db/notices.ts';
import { isUuid } from '../../../db/uuid.ts';
import { nameOfficeShop } from '../office-shop.ts';
import * as repository from './colleagues.repository.ts';
import { refuseToSwitchOff } from './colleagues.rules.ts';
import { shutOut } from '../shop-on-sale.ts';

const unknownColleague = () => new AppError('not_found', 'There is no such colleague.');

const colleagueNotice = (data: NoticeData['colleague_changed']): Notice => ({
  kind: 'colleague_changed',
  cause: randomUUID(),
  data,
});

export type ColleaguesService = ReturnType<typeof createColleaguesService>;

export function createColleaguesService(database: Database, readIdentity: () => Identity) {
  return {
    listColleagues: () => repository.listColleagues(database.db),

    /** Nobody chooses a colleague's password for them: the link that is sent works once, for one hour. */
    async addColleague(adminId: string, { name, email }: AddColleagueBody): Promise<void> {
      await database.transaction(async (tx) => {
        await actAs(tx, adminId);
        const shop = await nameOfficeShop(tx, readIdentity().name);
        const id = await repository.insertColleague(tx, { ...shop, ownerName: name, email });
        if (id === undefined) {
          throw new AppError('email_taken', 'Another account has this e-mail. Please choose another.');
        }
        await noteNotices(tx, [
          { kind: 'password_reset_sent', cause: randomUUID(), data: { reader: 'seller', readerId: id } },
          colleagueNotice({ sellerId: id, event: 'account_added', byId: adminId }),
        ]);
      });
    },

    async renameColleague(adminId: string, colleagueId: string, name: string): Promise<void> {
      if (!isUuid(colleagueId)) throw unknownColleague();
      await database.transaction(async (tx) => {
        await actAs(tx, adminId);
        if (!(await repository.renameColleague(tx, colleagueId, name))) throw unknownColleague();
      });
    },

    /** Who is switched off is logged out everywhere, and what they sell leaves the shelves, as with a shop. */
    async switchColleague(adminId: string, colleagueId: string, active: boolean): Promise<string> {
      return database.transaction(async (tx) => {
        await actAs(tx, adminId);
        const office = await repository.lockOffice(tx);
        const colleague = office.find(({ id }) => id === colleagueId);
        if (colleague === undefined) throw unknownColleague();
        const refusal = active ? undefined : refuseToSwitchOff(office, { colleagueId, adminId });
        if (refusal !== undefined) throw new AppError('edit_conflict', refusal);
        if (active !== (colleague.status === 'suspended')) return colleague.name;
        await repository.switchColleague(tx, colleagueId, active);
        if (!active) await shutOut(tx, colleagueId);
        const event = active ? 'account_on' : 'account_off';
        await noteNotices(tx, [colleagueNotice({ sellerId: colleagueId, event, byId: adminId })]);
        return colleague.name;
      });
    },
  };
}
