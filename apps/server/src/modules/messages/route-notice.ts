import type { Database, Executor } from '../../db/client.ts';
import { type Addressee, findAudience } from './audience.ts';
import * as audience from './audience.repository.ts';
import { insertCode } from './codes.repository.ts';
import type { Channel } from './message.ts';
import * as repository from './messages.repository.ts';
import type { Purpose } from './secrets.ts';
import { isSecret, type Template } from './templates/index.ts';

const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

/** Which messages carry something that opens an account, and for how long. */
const codes: Partial<Record<Template, { purpose: Purpose; lifeMinutes: number }>> = {
  password_reset: { purpose: 'reset', lifeMinutes: hourMinutes },
  confirm_email: { purpose: 'confirm_email', lifeMinutes: 7 * dayMinutes },
  change_email: { purpose: 'change_email', lifeMinutes: dayMinutes },
  sign_in_code: { purpose: 'sign_in', lifeMinutes: 10 },
  confirm_phone: { purpose: 'confirm_phone', lifeMinutes: 10 },
};

/**
 * By e-mail, or by SMS where only that is set up or the account has no e-mail. Who can be reached by neither gets a message all the same: it waits
 * until its channel is set up, and is seen in the console.
 */
export function chooseChannel(
  { account, to }: Pick<Addressee, 'account' | 'to'>,
  usable: ReadonlySet<Channel>,
): { channel: 'email' | 'sms'; address: string } {
  if (to !== undefined) return { channel: to.includes('@') ? 'email' : 'sms', address: to };
  const isBySms = account.email === '' || (usable.has('sms') && !usable.has('email') && account.phone !== '');
  return isBySms ? { channel: 'sms', address: account.phone } : { channel: 'email', address: account.email };
}

/** Makes messages of the next notice that is due; answers whether there was one. */
export async function routeNext(
  database: Database,
  usable: ReadonlySet<Channel>,
  onError: (error: unknown) => void,
): Promise<boolean> {
  let noticeId: number | undefined;
  try {
    return await database.transaction(async (tx) => {
      const notice = await repository.lockDueNotice(tx);
      if (notice === undefined) return false;
      noticeId = notice.id;
      const addressees = await findAudience(tx, notice.kind, notice.data);
      if (addressees.length === 0) await repository.dropNotice(tx, notice.id);
      else await repository.storeMessages(tx, notice.id, await address(tx, notice.id, addressees, usable));
      return true;
    });
  } catch (error) {
    onError(error);
    if (noticeId === undefined) return false;
    await repository.postponeNotice(database.db, noticeId, 300).catch(onError);
    return true;
  }
}

async function address(
  tx: Executor,
  noticeId: number,
  addressees: Addressee[],
  usable: ReadonlySet<Channel>,
): Promise<repository.NewMessage[]> {
  const wanted = addressees.filter(({ account, template }) => !account.muted.includes(template));
  const pushes = await audience.listPushes(
    tx,
    wanted.map(({ account }) => account.id),
  );
  const rows: repository.NewMessage[] = [];
  for (const addressee of wanted) {
    const { template, reader, account, data = {} } = addressee;
    const main = chooseChannel(addressee, usable);
    const code = codes[template];
    const codeId = code && (await insertCode(tx, { ...code, reader, readerId: account.id, address: main.address }));
    const row = {
      noticeId,
      template,
      reader,
      readerId: account.id,
      readerName: account.name,
      language: account.language,
      data: codeId === undefined ? data : { ...data, codeId },
    };
    rows.push({ ...row, ...main });
    if (isSecret(template)) continue;
    const own = pushes.filter(({ readerId }) => readerId === account.id);
    rows.push(...own.map(({ id }) => ({ ...row, channel: 'push' as const, address: id })));
  }
  return rows;
}
