import { CONSOLE_PAGE_SIZE, readPhone } from '@urumuri/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { ListedMessage } from './messages.repository.ts';
import type { MessagesService } from './messages.service.ts';
import { isSecret, type Template, titles } from './templates/index.ts';

const reading = { importance: 'cart' } as const;

export function registerMessagesRoutes(app: FastifyInstance, messages: MessagesService): void {
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
      channels: { email: messages.usable.has('email'), sms: messages.usable.has('sms') },
    };
  });

  serve(app, 'readMessage', reading, async ({ params }) => {
    const { letter, phone } = await messages.read(params.messageId);
    const { kind, number } = readPhone(phone);
    const { subject, paragraphs, items = [], sums = [], button } = letter;
    const rows = [
      ...items.map(({ name, amount }) => `${name}: ${amount}`),
      ...sums.map(({ label, amount }) => `${label}: ${amount}`),
    ];
    const blocks = [...paragraphs, rows.join('\n'), button?.href ?? ''].filter((block) => block !== '');
    return { subject, text: blocks.join('\n\n'), ...(kind === 'unclear' ? {} : { phone: number }) };
  });

  serve(app, 'sendMessageAgain', reading, async ({ params }) => {
    await messages.sendAgain(params.messageId);
    return { message: 'The message is on its way.' };
  });

  serve(app, 'saveMessageChoices', reading, async ({ customer, body }) => {
    await messages.saveForCustomer(customer, body.wanted);
    return { message: 'Your choice is saved.' };
  });

  const onDevice = { message: 'This device shows your messages from now on.' };

  serve(app, 'savePush', reading, async ({ customer, body }) => {
    await messages.savePush({ reader: 'customer', readerId: customer.id }, body);
    return onDevice;
  });

  serve(app, 'saveSellerPush', reading, async ({ seller, body }) => {
    await messages.savePush({ reader: 'seller', readerId: seller.id }, body);
    return onDevice;
  });

  serve(app, 'getSellerMessageChoices', reading, async ({ seller }) => ({
    choices: await messages.listForSeller(seller),
    pushKey: messages.pushKey,
  }));

  serve(app, 'saveSellerMessageChoices', reading, async ({ seller, body }) => {
    await messages.saveForSeller(seller, body.wanted);
    return { message: 'Your choice is saved.' };
  });
}

function present(row: ListedMessage, usable: ReadonlySet<string>) {
  const { id, template, readerName, channel, address, status, attempts, error, nextTryAt, sentAt, createdAt } = row;
  return {
    _id: id,
    title: titles[template as Template] ?? template,
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
