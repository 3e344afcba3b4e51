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
  startMessageSender,
  textName,
  type TextStore,
  type VapidKeys,
} from './modules/messages/index.ts';

export type Messages = {
  secrets: MessageSecrets;
  service: MessagesService;
  /** Something may be waiting to be sent. */
  nudge(): void;
  /** Begins to send; one process of a machine does. */
  start(): { stop(): Promise<void> };
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
  let sender: MessageSender | undefined;
  return {
    secrets,
    service: createMessagesService({
      database,
      channels,
      texts,
      writer,
      pushKey: keys.publicKey,
      wake: () => sender?.wake(),
    }),
    nudge: () => sender?.nudge(),
    start() {
      sender = startMessageSender({
        database,
        channels,
        writeMessage: writer.writeMessage,
        firstRetryMs: config.messages.firstRetryMs,
        now,
        onError: (error) => log.warn({ err: error }, 'messages are waiting'),
      });
      return sender;
    },
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
