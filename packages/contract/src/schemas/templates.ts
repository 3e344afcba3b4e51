import { z } from 'zod';
import { bodyInteger, count, objectId, requiredText } from './fields.ts';

export const templateParams = z.object({ template: objectId('Message') });

/** {name} and the like stand for what is kept elsewhere, or is another in each message. */
export const messageWords = z.object({
  subject: requiredText('Subject', 150),
  short: requiredText('SMS', 480).meta({ description: 'An SMS, a notification, the preview of a mail' }),
  text: requiredText('Text', 4000),
});
export type MessageWords = z.infer<typeof messageWords>;

export const saveTemplateBody = messageWords.extend({ version: bodyInteger('Version', 0, 1_000_000_000) });
export type SaveTemplateBody = z.infer<typeof saveTemplateBody>;

export const testMessageBody = messageWords.extend({
  channel: z.enum(['email', 'sms'], { error: 'Choose e-mail or SMS' }),
});

const shownWords = z.object({ subject: z.string(), short: z.string(), text: z.string() });

export const templatesResponse = z.object({
  templates: z.array(z.object({ name: z.string(), title: z.string(), isChanged: z.boolean() })),
  channels: z.object({ email: z.boolean(), sms: z.boolean() }).meta({ description: 'Which are set up' }),
});
export type TemplatesResponse = z.infer<typeof templatesResponse>;

export const templateResponse = z.object({
  title: z.string(),
  version: count,
  words: shownWords,
  writtenOut: shownWords.meta({ description: 'The shop’s own words, to begin from' }),
  placeholders: z.array(z.string()),
  preview: shownWords,
});
export type TemplateResponse = z.infer<typeof templateResponse>;

export const templatePreview = z.object({ preview: shownWords });
