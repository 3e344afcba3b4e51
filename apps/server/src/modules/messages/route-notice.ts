import type { Database, Executor } from '../../db/client.ts';
import { type Addressee, findAudience } from './audience.ts';
import * as audience from './audience.repository.ts';
import { insertCode } from '../accounts/index.ts';
import type { Channel } from './message.ts';
import * as repository from './messages.repository.ts';
import type { Purpose } from '../accounts/index.ts';
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

const routedAtOnce = 20;

/** What notices were made of: how many, and the channels of their messages. */
export type Routed = { hasMore: boolean; channels: ReadonlySet<Channel> };

/** Makes messages of the notices that are due. Where that fails for some together, the first is tried alone. */
export async function routeDue(
  database: Database,
  usable: ReadonlySet<Channel>,
  onError: (error: unknown) => void,
): Promise<Routed> {
  try {
    return await route(database, usable, routedAtOnce);
  } catch {
    return routeFirst(database, usable, onError);
  }
}

async function routeFirst(
  database: Database,
  usable: ReadonlySet<Channel>,
  onError: (error: unknown) => void,
): Promise<Routed> {
  let first: number | undefined;
  try {
    return await route(database, usable, 1, (noticeId) => (first = noticeId));
  } catch (error) {
    onError(error);
    if (first !== undefined) await repository.postponeNotice(database.db, first, 300).catch(onError);
    return { hasMore: first !== undefined, channels: new Set() };
  }
}

async function route(
  database: Database,
  usable: ReadonlySet<Channel>,
  most: number,
  onBegin?: (noticeId: number) => void,
): Promise<Routed> {
  return database.transaction(async (tx) => {
    const notices = await repository.lockDueNotices(tx, most);
    if (notices.length === 0) return { hasMore: false, channels: new Set() };
    const recipients: Recipient[] = [];
    for (const { id, kind, data } of notices) {
      onBegin?.(id);
      const addressees = await findAudience(tx, kind, data);
      if (addressees.length === 0) await repository.dropNotice(tx, id);
      recipients.push(...addressees.map((addressee) => ({ ...addressee, noticeId: id })));
    }
    const rows = await address(tx, recipients, usable);
    const noticeIds = notices.map(({ id }) => id);
    await repository.storeMessages(tx, noticeIds, rows);
    return { hasMore: notices.length === most, channels: new Set(rows.map(({ channel }) => channel)) };
  });
}

type Recipient = Addressee & { noticeId: number };

async function address(
  tx: Executor,
  recipients: readonly Recipient[],
  usable: ReadonlySet<Channel>,
): Promise<repository.NewMessage[]> {
  const wanted = recipients.filter(({ account, template }) => !account.muted.includes(template));
  const pushes = await audience.listPushes(tx, [...new Set(wanted.map(({ account }) => account.id))]);
  const rows: repository.NewMessage[] = [];
  for (const addressee of wanted) {
    const { noticeId, template, reader, account, data = {} } = addressee;
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
