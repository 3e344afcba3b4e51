import { type EditedPage, limits } from '@urumuri/contract';
import { fillIn, placeholderNames } from '@urumuri/identity/fill-in';
import { useState } from 'react';
import { addresses } from '../../platform/format/addresses.ts';
import { toast } from '../../platform/toast.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { consoleAddresses } from '../shell/console-addresses.ts';
import { Panel } from '../shell/panel.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { SendButton } from '../shell/send-button.tsx';
import { TextArea } from '../shell/text-area.tsx';
import { readText, useConsoleForm } from '../shell/use-console-form.ts';

/** The text of a page, and beside it how visitors will read it. */
export function PageEditor({ page }: { page: EditedPage }) {
  const [text, setText] = useState(page.text);
  const [version, setVersion] = useState(page.version);
  const { errors, failure, isSending, onSubmit } = useConsoleForm(async (data) => {
    const body = {
      version,
      title: readText(data, 'title'),
      description: readText(data, 'description'),
      text: readText(data, 'text'),
    };
    const saved = await sellerApi.saveContentPage({ params: { page: page.page }, body });
    setVersion(saved.version);
    toast.success(saved.message);
  });
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <form method="post" noValidate onSubmit={onSubmit} aria-label="Page" className="flex min-w-0 flex-col gap-5">
        <TextField
          label="Title"
          name="title"
          maxLength={limits.nameLength}
          defaultValue={page.title}
          error={errors.title}
        />
        <TextField
          label="Description"
          name="description"
          maxLength={limits.pageDescriptionLength}
          hint="What search engines show below the title."
          defaultValue={page.description}
          error={errors.description}
        />
        <TextArea
          label="Text"
          name="text"
          rows={22}
          maxLength={limits.pageTextLength}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          hint="## begins a heading, - a list, 1. a numbered one; **bold**, *italic*, [words](/address)."
          error={errors.text}
        />
        <p className="text-sm text-slate">
          From the settings: {placeholderNames.map((name) => `{${name}}`).join(', ')}.
        </p>
        <SendButton failure={failure} isSending={isSending}>
          Save
        </SendButton>
        <div className="flex flex-wrap gap-3">
          <LinkButton look="secondary" to={addresses.content(page.page)}>
            See it as visitors do
          </LinkButton>
          <LinkButton look="secondary" to={consoleAddresses.pages}>
            All pages
          </LinkButton>
        </div>
      </form>
      <Panel title="Preview">
        <div className="markdown">
          <Markdown text={fillIn(text)} />
        </div>
      </Panel>
    </div>
  );
}
