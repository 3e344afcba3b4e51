import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import { createMessageSecrets, type MessageSecrets } from './modules/accounts/index.ts';
import {
  type Channel,
  createEmailChannel,
  createMessagesService,
  createMessageWriter,
  createPushChannel,
  createSmsChannel,
  dropSubscription,
  findSubscription,
  loadVapidKeys,
  makeVapidKeys,
  type MessageChannel,
  type MessageSender,
  type MessagesService,
  createMessageSender,
  textName,
  type TextStore,
  type VapidKeys,
} from './modules/messages/index.ts';

export type Messages = {
  secrets: MessageSecrets;
  service: MessagesService;
  sender: MessageSender;
};

/** Everything that reaches people who are not here. */
export async function composeMessages(
  config: Config,
  database: Database,
  texts: TextStore,
  log: Logger,
): Promise<Messages> {
  const now = () => new Date();
  const { tokenSecret, previousTokenSecret: previous, publicUrl } = config;
  const secrets = createMessageSecrets(previous ? [tokenSecret, previous] : [tokenSecret], now);
  const writer = createMessageWriter(publicUrl, secrets, (template, language) =>
    texts.find(textName(template, language)),
  );
  const keys = await loadVapidKeys(database.db, makeVapidKeys);
  const channels = openChannels(config, database, keys);
  const sender = createMessageSender({
    database,
    channels,
    writeMessage: writer.writeMessage,
    firstRetryMs: config.messages.firstRetryMs,
    now,
    onError: (error) => log.warn({ err: error }, 'messages are waiting'),
  });
  return {
    secrets,
    sender,
    service: createMessagesService({
      database,
      channels,
      texts,
      writer,
      pushKey: keys.publicKey,
      wake: sender.wakeSending,
    }),
  };
}

function openChannels(
  { messages, publicUrl }: Config,
  { db }: Database,
  keys: VapidKeys,
): Partial<Record<Channel, MessageChannel>> {
  const { email, sms, timeoutMs } = messages;
  return {
    ...(email ? { email: createEmailChannel({ ...email, publicUrl, timeoutMs }) } : {}),
    push: createPushChannel({
      keys,
      timeoutMs,
      find: (id) => findSubscription(db, id),
      drop: (id) => dropSubscription(db, id),
    }),
    ...(sms ? { sms: createSmsChannel({ ...sms, timeoutMs }) } : {}),
  };
}
