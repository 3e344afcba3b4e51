import { z } from 'zod';
import { bodyInteger, count, objectId, requiredText } from './fields.ts';
import { language } from './messages.ts';

export const templateParams = z.object({ template: objectId('Message') });

/** {name} and the like stand for what is kept elsewhere, or is another in each message. */
export const messageWords = z.object({
  subject: requiredText('Subject', 150),
  short: requiredText('SMS', 480).meta({ description: 'An SMS, a notification, the preview of a mail' }),
  text: requiredText('Text', 4000),
});
export type MessageWords = z.infer<typeof messageWords>;

const written = language.default('en').meta({ description: 'The language of the words' });

export const templateQuery = z.object({ language: written });

export const previewTemplateBody = messageWords.extend({ language: written });

export const saveTemplateBody = previewTemplateBody.extend({ version: bodyInteger('Version', 0, 1_000_000_000) });
export type SaveTemplateBody = z.infer<typeof saveTemplateBody>;

export const testMessageBody = previewTemplateBody.extend({
  channel: z.enum(['email', 'sms'], { error: 'Choose e-mail or SMS' }),
});
export type TestMessageBody = z.infer<typeof testMessageBody>;

const shownWords = z.object({ subject: z.string(), short: z.string(), text: z.string() });

/** Shops and the office share some; what is about an account goes to whoever has one. */
const templateReaders = ['customer', 'shop', 'office', 'account'] as const;
export type TemplateReader = (typeof templateReaders)[number];

const listedTemplate = z.object({
  name: z.string(),
  title: z.string(),
  reader: z.enum(templateReaders),
  sentFor: z.string().meta({ description: 'What makes it go out' }),
  ways: z.array(z.enum(['email', 'sms', 'push'])).meta({ description: 'By what it may go out' }),
  changedIn: z.array(language).meta({ description: 'Where the office has put it in its own words' }),
});
export type ListedTemplate = z.infer<typeof listedTemplate>;

export const templatesResponse = z.object({
  templates: z.array(listedTemplate).meta({ description: 'By reader' }),
  channels: z.object({ email: z.boolean(), sms: z.boolean() }).meta({ description: 'Which are set up' }),
});
export type TemplatesResponse = z.infer<typeof templatesResponse>;

export const templateResponse = z.object({
  title: z.string(),
  language,
  version: count,
  words: shownWords,
  writtenOut: shownWords.meta({ description: 'The shop’s own words, to begin from' }),
  placeholders: z.array(z.string()),
  preview: shownWords,
});
export type TemplateResponse = z.infer<typeof templateResponse>;

export const templatePreview = z.object({ preview: shownWords });
