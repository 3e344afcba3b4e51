import { z } from 'zod';
import { languageCodes } from '../languages.ts';
import { sendStates } from '../statuses.ts';
import { count, isoDate, objectId, ordersPageNumber } from './fields.ts';

const sendState = z.enum(sendStates);

/** A message to one reader by one channel, as the office sees it: what it says is asked for apart. */
const sentMessage = z.object({
  _id: z.string(),
  title: z.string().meta({ description: 'What it is about' }),
  readerName: z.string(),
  channel: z.enum(['email', 'sms', 'push']),
  address: z.string(),
  status: sendState,
  isSetUp: z.boolean().meta({ description: 'Whether its channel is set up' }),
  isReadable: z.boolean().meta({ description: 'What opens an account is shown to nobody but its reader' }),
  attempts: count,
  error: z.string().meta({ description: 'Why the last try failed' }),
  nextTryAt: isoDate.optional(),
  sentAt: isoDate.optional(),
  createdAt: isoDate,
});
export type SentMessage = z.infer<typeof sentMessage>;

export const messagesQuery = z.object({
  status: z.preprocess((value) => (value === '' ? undefined : value), sendState.optional()),
  pageNumber: ordersPageNumber,
});

export const messagesResponse = z.object({
  messages: z.array(sentMessage),
  counts: z.object({ waiting: count, sent: count, refused: count }),
  total: count,
  perPage: count,
  channels: z.object({ email: z.boolean(), sms: z.boolean() }).meta({ description: 'Which are set up' }),
});
export type MessagesResponse = z.infer<typeof messagesResponse>;

export const messageParams = z.object({ messageId: objectId('Message') });

export const messageText = z.object({
  subject: z.string(),
  text: z.string(),
  phone: z.string().optional().meta({ description: 'Where its reader can be written to by WhatsApp' }),
});

/** What its reader may switch off. */
export const messageChoice = z.object({ kind: z.string(), label: z.string(), isOn: z.boolean() });
export type MessageChoice = z.infer<typeof messageChoice>;
export const language = z.enum(languageCodes, { error: 'Choose English, Français or Kinyarwanda' });

export const messageChoicesResponse = z.object({
  language: language.meta({ description: 'What the reader is written to in' }),
  choices: z.array(messageChoice),
  pushKey: z.string().meta({ description: 'What a browser subscribes to notifications with' }),
});

const pushHosts =
  /^(fcm\.googleapis\.com|.+\.push\.services\.mozilla\.com|.+\.notify\.windows\.com|.+\.push\.apple\.com)$/;

/** The services of browsers alone: whoever could name any address would let the shop knock there. */
const isPushService = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, port, hostname } = new URL(text);
  return protocol === 'https:' && port === '' && pushHosts.test(hostname);
};

const base64url = (bytes: number) =>
  z
    .string()
    .max(Math.ceil((bytes * 4) / 3) + 2)
    .regex(/^[\w-]+=*$/, 'Must be base64url');

/** As the browser describes its subscription. */
export const pushBody = z.object({
  endpoint: z.string().max(1000).refine(isPushService, 'This is no push service we know'),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
});
export type PushBody = z.infer<typeof pushBody>;
export const saveChoicesBody = z.object({
  language: language.optional().meta({ description: 'What to be written to in; left out, as before' }),
  wanted: z.array(z.string().max(40)).max(40).meta({ description: 'The kinds to be sent; all others are not' }),
});
export type SaveChoicesBody = z.infer<typeof saveChoicesBody>;
