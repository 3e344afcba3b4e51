import type { Language } from '@urumuri/contract';
import type { messages } from '../../db/schema/index.ts';

export type Channel = (typeof messages.$inferSelect)['channel'];

export type Message = Pick<
  typeof messages.$inferSelect,
  'id' | 'template' | 'reader' | 'readerId' | 'readerName' | 'language' | 'channel' | 'address' | 'data' | 'attempts'
> & { noticeData: Record<string, unknown>; createdAt: Date };

/** What a message says, before a channel gives it its form. */
export type Letter = {
  subject: string;
  /** All of it in a sentence or two: an SMS, a push, the preview of a mail. */
  short: string;
  paragraphs: readonly string[];
  items?: readonly { name: string; amount: string }[] | undefined;
  sums?: readonly { label: string; amount: string }[] | undefined;
  button?: { label: string; href: string } | undefined;
  /** English where it is not said. */
  language?: Language;
};

/** The other end has said no for good: the same message would be refused again. */
export class RefusedError extends Error {}

/** A way to reach people. It answers when the other end has taken the message, and throws otherwise. */
export type MessageChannel = {
  send(message: Pick<Message, 'id' | 'address' | 'readerName'>, letter: Letter): Promise<void>;
  close?(): void;
};
