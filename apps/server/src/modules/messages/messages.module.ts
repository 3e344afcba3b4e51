import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../module.ts';
import type { MessageSecrets, RecoveryService } from '../accounts/index.ts';
import { createEmailChannel } from './channels/email.ts';
import { createPushChannel, makeVapidKeys, type VapidKeys } from './channels/push.ts';
import { createSmsChannel } from './channels/sms.ts';
import { createMessageSender } from './message-sender.ts';
import type { Channel, MessageChannel } from './message.ts';
import { registerMessagesRoutes } from './messages.routes.ts';
import { createMessagesService } from './messages.service.ts';
import { textName, type TextStore } from './office-texts.service.ts';
import { dropSubscription, findSubscription, loadVapidKeys } from './push.repository.ts';
import { createMessageWriter } from './write-message.ts';

export type MessagesModuleDeps = {
  texts: TextStore;
  secrets: MessageSecrets;
  recovery: RecoveryService;
};

/** Everything that reaches people who are not here. */
export async function createMessagesModule(platform: Platform, { texts, secrets, recovery }: MessagesModuleDeps) {
  const { config, log, database, now, readIdentity } = platform;
  const writer = createMessageWriter({
    publicUrl: config.publicUrl,
    secrets,
    findText: (template, language) => texts.find(textName(template, language)),
    readIdentity,
  });
  const keys = await loadVapidKeys(database.db, makeVapidKeys);
  const channels = openChannels(platform, keys);
  const sender = createMessageSender({
    database,
    channels,
    writeMessage: writer.writeMessage,
    firstRetryMs: config.messages.firstRetryMs,
    now,
    onError: (error) => log.warn({ err: error }, 'messages are waiting'),
  });
  const messages = createMessagesService({
    database,
    channels,
    texts,
    writer,
    readIdentity,
    pushKey: keys.publicKey,
    wake: sender.wakeSending,
  });
  return {
    messages,
    /** Notices may have been stored. */
    wake: sender.wakeRouting,
    registerRoutes: (api: FastifyInstance) => registerMessagesRoutes(api, messages, recovery),
    jobs: sender.jobs,
    close: sender.close,
  };
}

function openChannels(
  { config: { messages, publicUrl }, database: { db }, readIdentity }: Platform,
  keys: VapidKeys,
): Partial<Record<Channel, MessageChannel>> {
  const { email, sms, timeoutMs } = messages;
  return {
    ...(email ? { email: createEmailChannel({ ...email, publicUrl, timeoutMs, readIdentity }) } : {}),
    push: createPushChannel({
      keys,
      timeoutMs,
      readIdentity,
      find: (id) => findSubscription(db, id),
      drop: (id) => dropSubscription(db, id),
    }),
    ...(sms ? { sms: createSmsChannel({ ...sms, timeoutMs }) } : {}),
  };
}
