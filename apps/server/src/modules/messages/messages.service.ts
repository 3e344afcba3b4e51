import { CONSOLE_PAGE_SIZE, type PushBody, type SaveChoicesBody, type SendState } from '@urumuri/contract';
import { AppError } from '../../app-error.ts';
import type { Recipient } from '../../db/notices.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Letter } from './message.ts';
import { saveCustomerWishes } from '../accounts/index.ts';
import { saveSellerWishes } from '../sellers/index.ts';
import * as repository from './messages.repository.ts';
import { createOfficeTextsService, type OfficeTextsDeps } from './office-texts.service.ts';
import { saveSubscription } from './push.repository.ts';
import { isSecret, readLanguage, switchable } from './templates/index.ts';

export type MessagesDeps = OfficeTextsDeps & { pushKey: string; wake(): void };

export type MessagesService = ReturnType<typeof createMessagesService>;

export function createMessagesService({ pushKey, wake, ...deps }: MessagesDeps) {
  const { database, channels, writer } = deps;
  const { db } = database;
  const usable: ReadonlySet<string> = new Set(Object.keys(channels));

  return {
    usable,
    pushKey,
    officeTexts: createOfficeTextsService(deps),

    savePush: (reader: Recipient, subscription: PushBody) => saveSubscription(db, reader, subscription),

    async list(status: SendState | undefined, pageNumber: number) {
      const page = { limit: CONSOLE_PAGE_SIZE, offset: (pageNumber - 1) * CONSOLE_PAGE_SIZE };
      const [rows, counts] = await Promise.all([
        repository.listMessages(db, { status, ...page }),
        repository.countByStatus(db),
      ]);
      return { rows, counts };
    },

    /** What a message says, for staff who pass it on by WhatsApp; what opens an account is its reader's alone. */
    async read(messageId: string): Promise<{ letter: Letter; phone: string }> {
      const row = isUuid(messageId) ? await repository.findMessage(db, messageId) : undefined;
      if (row === undefined) throw new AppError('not_found', 'There is no such message.');
      if (isSecret(row.template)) throw new AppError('forbidden', 'Only its reader may see what this message says.');
      return { letter: await writer.writeMessage(db, row), phone: (await repository.findPhone(db, row)) ?? '' };
    },

    async sendAgain(messageId: string): Promise<void> {
      if (!isUuid(messageId)) throw new AppError('not_found', 'There is no such message.');
      if (!(await repository.sendAgain(db, messageId))) {
        throw new AppError('not_found', 'There is no such message, or it has been sent.');
      }
      wake();
    },

    /** What somebody may switch off, and whether they have. */
    async readWishes({ reader, readerId }: Recipient, role: keyof typeof switchable) {
      const { muted, language } = await repository.readWishes(db, reader, readerId);
      const choices = Object.entries(switchable[role]).map(([kind, label]) => ({
        kind,
        label,
        isOn: !muted.includes(kind),
      }));
      return { choices, language: readLanguage(language) };
    },

    async saveWishes(
      { reader, readerId }: Recipient,
      role: keyof typeof switchable,
      { wanted, language }: SaveChoicesBody,
    ): Promise<void> {
      const mutedMessages = Object.keys(switchable[role]).filter((kind) => !wanted.includes(kind));
      const save = reader === 'customer' ? saveCustomerWishes : saveSellerWishes;
      await save(db, readerId, { mutedMessages, ...(language && { language }) });
    },
  };
}
