import { languages, type MessageWords, type TemplateResponse, type TemplatesResponse } from '@urumuri/contract';
import { useState } from 'react';
import { toast } from '../../platform/toast.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { consoleAddresses } from '../shell/console-addresses.ts';
import { FilterStrip } from '../shell/filter-strip.tsx';
import { Panel } from '../shell/panel.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { SendButton } from '../shell/send-button.tsx';
import { TextArea } from '../shell/text-area.tsx';
import { useConsoleForm } from '../shell/use-console-form.ts';

type TemplateEditorProps = { name: string; template: TemplateResponse; channels: TemplatesResponse['channels'] };

const byLanguage = Object.entries(languages).map(([value, label]) => ({ value, label }));

const ownWords: MessageWords = { subject: '{subject}', short: '{short}', text: '{text}' };

/** What a message says, and beside it what it would say of the last one that was sent. */
export function TemplateEditor({ name, template: loaded, channels }: TemplateEditorProps) {
  const [words, setWords] = useState(loaded.words);
  const [version, setVersion] = useState(loaded.version);
  const [preview, setPreview] = useState(loaded.preview);
  const params = { template: name };
  const { language } = loaded;
  const { errors, failure, isSending, onSubmit } = useConsoleForm(async (data) => {
    const wanted = data.get('do');
    if (wanted === 'email' || wanted === 'sms') {
      toast.success(
        (await sellerApi.sendTestMessage({ params, body: { ...words, language, channel: wanted } })).message,
      );
      return;
    }
    setPreview((await sellerApi.previewTemplate({ params, body: { ...words, language } })).preview);
    if (wanted === 'preview') return;
    const saved = await sellerApi.saveTemplate({ params, body: { ...words, language, version } });
    setVersion(saved.version);
    toast.success(saved.message);
  });
  const field = (key: keyof MessageWords) => ({
    name: key,
    value: words[key],
    error: errors[key],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setWords((before) => ({ ...before, [key]: value })),
  });
  return (
    <>
      <FilterStrip label="Language" parameter="language" current={language} filters={byLanguage} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <form method="post" noValidate onSubmit={onSubmit} aria-label="Words" className="flex min-w-0 flex-col gap-5">
          <TextField label="Subject" {...field('subject')} />
          <TextArea
            label="SMS"
            rows={3}
            hint="Also the notification, and what a letter box shows first."
            {...field('short')}
          />
          <TextArea
            label="Text"
            rows={8}
            hint="An empty line begins a paragraph. What was ordered, the sums and the button follow by themselves."
            {...field('text')}
          />
          <p className="text-sm break-words text-slate">
            {'{subject}, {short} and {text}'} are the shop’s own words: keep them where a message says something else
            each time, such as when we call. These are filled in too:{' '}
            {loaded.placeholders
              .slice(Object.keys(ownWords).length)
              .map((key) => `{${key}}`)
              .join(', ')}
            .
          </p>
          <div className="flex flex-wrap gap-3">
            <Button type="button" look="secondary" onClick={() => setWords(loaded.writtenOut)}>
              Begin from the shop’s words
            </Button>
            <Button type="button" look="secondary" onClick={() => setWords(ownWords)}>
              Back to the first text
            </Button>
          </div>
          <SendButton failure={failure} isSending={isSending}>
            Save
          </SendButton>
          <div className="flex flex-wrap gap-3">
            <BusyButton type="submit" name="do" value="preview" look="secondary" isBusy={isSending}>
              Preview
            </BusyButton>
            {channels.email && (
              <BusyButton type="submit" name="do" value="email" look="secondary" isBusy={isSending}>
                Send me a test e-mail
              </BusyButton>
            )}
            {channels.sms && (
              <BusyButton type="submit" name="do" value="sms" look="secondary" isBusy={isSending}>
                Send me a test SMS
              </BusyButton>
            )}
            <LinkButton look="secondary" to={consoleAddresses.templates}>
              All texts
            </LinkButton>
          </div>
        </form>
        <Panel title="Preview">
          <div lang={language}>
            <p className="font-semibold break-words">{preview.subject}</p>
            <p className="mt-3 break-words whitespace-pre-line">{preview.text}</p>
          </div>
          <h3 className="mt-5 text-base">As an SMS</h3>
          <p className="mt-1 break-words" lang={language}>
            {preview.short}
          </p>
          <p className="mt-1 text-sm text-slate">{preview.short.length} characters; 160 are one SMS.</p>
        </Panel>
      </div>
    </>
  );
}
