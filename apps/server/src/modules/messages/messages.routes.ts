import { CONSOLE_PAGE_SIZE, readPhone } from '@urumuri/contract';
import type { FastifyInstance } from 'fastify';
import type { Recipient } from '../../db/notices.ts';
import { type Customer, type Seller, serve } from '../../http/serve.ts';
import type { RecoveryService } from '../accounts/index.ts';
import type { Letter } from './message.ts';
import type { ListedMessage } from './messages.repository.ts';
import type { MessagesService } from './messages.service.ts';
import { directory, isSecret, type Template } from './templates/index.ts';

const reading = { importance: 'cart' } as const;
/** A mail server may take its time. */
const slow = { ...reading, timeoutMs: 20_000 };

export function registerMessagesRoutes(
  app: FastifyInstance,
  messages: MessagesService,
  recovery: RecoveryService,
): void {
  const channels = { email: messages.usable.has('email'), sms: messages.usable.has('sms') };

  serve(app, 'getReach', reading, async ({ customer }) => {
    const [{ email, emailConfirmedAt, phone }, wishes] = await Promise.all([
      recovery.readContact(customer),
      messages.readWishes(customerOf(customer), 'customer'),
    ]);
    return {
      email,
      isEmailConfirmed: emailConfirmedAt !== null,
      ...(phone === null ? {} : { phone }),
      channels,
      pushKey: messages.pushKey,
      ...wishes,
    };
  });

  serve(app, 'getMessages', reading, async ({ query }) => {
    const { rows, counts } = await messages.list(query.status, query.pageNumber);
    const byStatus = {
      waiting: counts.get('waiting') ?? 0,
      sent: counts.get('sent') ?? 0,
      refused: counts.get('refused') ?? 0,
    };
    const every = byStatus.waiting + byStatus.sent + byStatus.refused;
    return {
      messages: rows.map((row) => present(row, messages.usable)),
      counts: byStatus,
      total: query.status === undefined ? every : byStatus[query.status],
      perPage: CONSOLE_PAGE_SIZE,
      channels,
    };
  });

  serve(app, 'readMessage', reading, async ({ params }) => {
    const { letter, phone } = await messages.read(params.messageId);
    const { kind, number } = readPhone(phone);
    return { subject: letter.subject, text: writeText(letter), ...(kind === 'unclear' ? {} : { phone: number }) };
  });

  serve(app, 'sendMessageAgain', reading, async ({ params }) => {
    await messages.sendAgain(params.messageId);
    return { message: 'The message is on its way.' };
  });

  const { officeTexts } = messages;

  serve(app, 'getTemplates', reading, async () => ({
    templates: await officeTexts.list(),
    channels,
  }));

  serve(app, 'getTemplate', reading, async ({ params, query }) => {
    const { preview, ...template } = await officeTexts.get(params.template, query.language);
    return { ...template, preview: presentLetter(preview) };
  });

  serve(app, 'previewTemplate', reading, async ({ params, body: { language, ...words } }) => ({
    preview: presentLetter(await officeTexts.preview(params.template, language, words)),
  }));

  serve(app, 'saveTemplate', reading, async ({ params, body, seller }) => ({
    version: await officeTexts.save(params.template, body, seller),
    message: 'Saved. Messages say so from now on.',
  }));

  serve(app, 'sendTestMessage', slow, async ({ params, body, seller }) => ({
    message: `Sent to ${await officeTexts.sendTest(params.template, body, seller)}.`,
  }));

  serve(app, 'saveMessageChoices', reading, async ({ customer, body }) => {
    await messages.saveWishes(customerOf(customer), 'customer', body);
    return { message: 'Your choice is saved.' };
  });

  const onDevice = { message: 'This device shows your messages from now on.' };

  serve(app, 'savePush', reading, async ({ customer, body }) => {
    await messages.savePush(customerOf(customer), body);
    return onDevice;
  });

  serve(app, 'saveSellerPush', reading, async ({ seller, body }) => {
    await messages.savePush(sellerOf(seller), body);
    return onDevice;
  });

  serve(app, 'getSellerMessageChoices', reading, async ({ seller }) => ({
    ...(await messages.readWishes(sellerOf(seller), seller.role)),
    pushKey: messages.pushKey,
  }));

  serve(app, 'saveSellerMessageChoices', reading, async ({ seller, body }) => {
    await messages.saveWishes(sellerOf(seller), seller.role, body);
    return { message: 'Your choice is saved.' };
  });
}

const customerOf = ({ id }: Customer): Recipient => ({ reader: 'customer', readerId: id });
const sellerOf = ({ personId }: Seller): Recipient => ({ reader: 'seller', readerId: personId });

/** As a message without pictures says it. */
function writeText({ paragraphs, items = [], sums = [], button }: Letter): string {
  const rows = [
    ...items.map(({ name, amount }) => `${name}: ${amount}`),
    ...sums.map(({ label, amount }) => `${label}: ${amount}`),
  ];
  return [...paragraphs, rows.join('\n'), button?.href ?? ''].filter((block) => block !== '').join('\n\n');
}

const presentLetter = (letter: Letter) => ({ subject: letter.subject, short: letter.short, text: writeText(letter) });

function present(row: ListedMessage, usable: ReadonlySet<string>) {
  const { id, template, readerName, channel, address, status, attempts, error, nextTryAt, sentAt, createdAt } = row;
  return {
    _id: id,
    title: directory[template as Template]?.title ?? template,
    readerName,
    channel,
    address: channel === 'push' ? '' : address,
    status,
    isSetUp: usable.has(channel),
    isReadable: !isSecret(template),
    attempts,
    error,
    ...(status === 'waiting' && attempts > 0 ? { nextTryAt: nextTryAt.toISOString() } : {}),
    ...(sentAt === null ? {} : { sentAt: sentAt.toISOString() }),
    createdAt: createdAt.toISOString(),
  };
}
