import { languages, type MessageWords, type TemplateResponse, type TemplatesResponse } from '@urumuri/contract';
import { useState } from 'react';
import { ActionButton } from '@urumuri/ui/forms/action-button.tsx';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { SubmitButton } from '@urumuri/ui/forms/submit-button.tsx';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { FilterStrip } from '../../shell/filter-strip.tsx';
import { Panel } from '../../shell/panel.tsx';
import { SendButton } from '../../shell/send-button.tsx';
import { TextArea } from '@urumuri/ui/forms/text-area.tsx';

type TemplateEditorProps = { name: string; template: TemplateResponse; channels: TemplatesResponse['channels'] };

const byLanguage = Object.entries(languages).map(([value, label]) => ({ value, label }));

const ownWords: MessageWords = { subject: '{subject}', short: '{short}', text: '{text}' };

const testButtons = [
  ['email', 'Send me a test e-mail'],
  ['sms', 'Send me a test SMS'],
] as const;

/** What a message says, and beside it what it would say of the last one that was sent. */
export function TemplateEditor({ name, template: loaded, channels }: TemplateEditorProps) {
  const [words, setWords] = useState(loaded.words);
  const [version, setVersion] = useState(loaded.version);
  const [tried, setTried] = useState<MessageWords>();
  const preview = tried ?? loaded.preview;
  const { language } = loaded;
  const tests = testButtons.filter(([channel]) => channels[channel]);
  const field = (key: keyof MessageWords) => ({
    name: key,
    value: words[key],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setWords((before) => ({ ...before, [key]: value })),
  });
  return (
    <>
      <FilterStrip label="Language" parameter="language" usual="en" filters={byLanguage} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <ActionForm<'previewTemplate' | 'saveTemplate'>
          values={{ template: name, version, language }}
          label="Words"
          onDone={(answer) => {
            setTried('preview' in answer ? answer.preview : undefined);
            if ('version' in answer) setVersion(answer.version);
          }}
          className="flex min-w-0 flex-col gap-5"
        >
          <TextField label="Subject" {...field('subject')} />
          <TextArea
            label="SMS"
            rows={3}
            hint="Also used as notification and as preview of the e-mail."
            {...field('short')}
          />
          <TextArea
            label="Text"
            rows={8}
            hint="An empty line starts a new paragraph. The items, the total and the button are added below."
            {...field('text')}
          />
          <p className="text-sm break-words text-slate">
            {'{subject}, {short} and {text}'} stand for the standard text. Keep them where the message differs each
            time, such as when we call. These are filled in, too:{' '}
            {loaded.placeholders
              .slice(Object.keys(ownWords).length)
              .map((key) => `{${key}}`)
              .join(', ')}
            .
          </p>
          <div className="flex flex-wrap gap-3">
            <Button type="button" look="secondary" onClick={() => setWords(loaded.writtenOut)}>
              Start from the standard text
            </Button>
            <Button type="button" look="secondary" onClick={() => setWords(ownWords)}>
              Restore the standard text
            </Button>
          </div>
          <SendButton intent="saveTemplate">Save</SendButton>
          <div className="flex flex-wrap gap-3">
            <SubmitButton intent="previewTemplate" look="secondary">
              Preview
            </SubmitButton>
            {tests.map(([channel, label]) => (
              <ActionButton
                key={channel}
                intent="sendTestMessage"
                input={{ params: { template: name }, body: { ...words, language, channel } }}
                look="secondary"
              >
                {label}
              </ActionButton>
            ))}
            <LinkButton look="secondary" to={consoleAddresses.templates}>
              All texts
            </LinkButton>
          </div>
        </ActionForm>
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
