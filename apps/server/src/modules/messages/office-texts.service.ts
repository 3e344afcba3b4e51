import {
  type Language,
  languageCodes,
  type MessageWords,
  type SaveTemplateBody,
  type TestMessageBody,
} from '@urumuri/contract';
import type { Identity } from '@urumuri/identity';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/client.ts';
import type { Seller } from '../../http/serve.ts';
import { type Channel, type MessageChannel, RefusedError } from './message.ts';
import { findFaults, listPlaceholders, ownWords, putIntoWords, writeOut } from './office-text.rules.ts';
import { directory, isSecret, listWays, type Template } from './templates/index.ts';
import type { MessageWriter } from './write-message.ts';

/** Where the office's texts are kept: in the memory of every server, as its other settings. */
export type TextStore = {
  find(name: string): MessageWords | undefined;
  versionOf(name: string): number;
  refresh(): Promise<void>;
  save(name: string, version: number, value: object, editor: Seller): Promise<number>;
};

export type OfficeTextsDeps = {
  database: Database;
  texts: TextStore;
  writer: MessageWriter;
  /** Those that are set up. */
  channels: Partial<Record<Channel, MessageChannel>>;
  readIdentity(): Identity;
};

export type OfficeTextsService = ReturnType<typeof createOfficeTextsService>;

export const textName = (template: string, language: Language) => `text:${language}:${template}`;

const isOwn = ({ subject, short, text }: MessageWords) =>
  subject === ownWords.subject && short === ownWords.short && text === ownWords.text;

/** What messages say, as the office changes it. */
export function createOfficeTextsService(deps: OfficeTextsDeps) {
  const {
    database: { db },
    texts,
    writer,
    channels,
    readIdentity,
  } = deps;

  const readTemplate = (name: string): Template => {
    if (Object.hasOwn(directory, name)) return name as Template;
    throw new AppError('not_found', 'There is no such message.');
  };

  async function fill(template: Template, language: Language, given: MessageWords) {
    const sample = await writer.writeSample(db, template, language);
    const faults = findFaults(given, sample.words, isSecret(template));
    const [fault] = Object.values(faults);
    if (fault !== undefined) throw new AppError('validation_failed', fault, faults);
    return { sample, letter: putIntoWords(sample.letter, given, sample.words, readIdentity()) };
  }

  return {
    async list() {
      await texts.refresh();
      return (Object.keys(directory) as Template[]).map((name) => ({
        name,
        ...directory[name],
        ways: listWays(name),
        changedIn: languageCodes.filter((language) => texts.find(textName(name, language)) !== undefined),
      }));
    },

    async get(name: string, language: Language) {
      const template = readTemplate(name);
      await texts.refresh();
      const textKey = textName(name, language);
      const words = texts.find(textKey) ?? ownWords;
      const { sample, letter } = await fill(template, language, words);
      return {
        title: directory[template].title,
        language,
        version: texts.versionOf(textKey),
        words,
        writtenOut: writeOut(sample.letter, sample.words),
        placeholders: listPlaceholders(sample.words),
        preview: letter,
      };
    },

    async preview(name: string, language: Language, given: MessageWords) {
      return (await fill(readTemplate(name), language, given)).letter;
    },

    async save(name: string, { version, language, ...given }: SaveTemplateBody, editor: Seller): Promise<number> {
      await fill(readTemplate(name), language, given);
      return texts.save(textName(name, language), version, isOwn(given) ? {} : given, editor);
    },

    /** To who asks, at once: whether it arrives is the question. */
    async sendTest(name: string, { channel, language, ...given }: TestMessageBody, to: Seller): Promise<string> {
      const { letter } = await fill(readTemplate(name), language, given);
      const way = channels[channel];
      const address = channel === 'email' ? to.email : to.phone;
      if (way === undefined) {
        throw new AppError('edit_conflict', `${channel === 'email' ? 'E-mail' : 'SMS'} is not set up on this server.`);
      }
      if (address === '')
        throw new AppError('edit_conflict', 'Your account has no phone number. Add it under My account.');
      try {
        await way.send({ id: crypto.randomUUID(), address, readerName: to.ownerName }, letter);
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        const word = error instanceof RefusedError ? 'It was refused' : 'It could not be sent';
        throw new AppError('edit_conflict', `${word}: ${why}`);
      }
      return address;
    },
  };
}
