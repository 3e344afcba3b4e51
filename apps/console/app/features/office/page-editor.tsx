import { type EditedPage, limits } from '@urumuri/contract';
import { fillIn, placeholderNames } from '@urumuri/identity/fill-in';
import { useState } from 'react';
import { shopAddresses } from '@urumuri/ui/format/shop-addresses.ts';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import { buttonStyle } from '@urumuri/ui/parts/button-style.ts';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { Markdown } from '@urumuri/ui/parts/markdown.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { Panel } from '../../shell/panel.tsx';
import { SendButton } from '../../shell/send-button.tsx';
import { ShopLink } from '../../shell/shop-link.tsx';
import { TextArea } from '@urumuri/ui/forms/text-area.tsx';

/** The text of a page, and beside it how visitors will read it. */
export function PageEditor({ page }: { page: EditedPage }) {
  const identity = useIdentity();
  const [text, setText] = useState(page.text);
  const [version, setVersion] = useState(page.version);
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <ActionForm
        intent="saveContentPage"
        values={{ version }}
        given={page}
        label="Page"
        onDone={(saved) => setVersion(saved.version)}
        className="flex min-w-0 flex-col gap-5"
      >
        <TextField label="Title" name="title" maxLength={limits.nameLength} />
        <TextField
          label="Description"
          name="description"
          maxLength={limits.pageDescriptionLength}
          hint="Search engines show it below the title."
        />
        <TextArea
          label="Text"
          name="text"
          rows={22}
          maxLength={limits.pageTextLength}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          hint="## starts a heading, - a list, 1. a numbered list; **bold**, *italic*, [words](/address)."
        />
        <p className="text-sm text-slate">
          From the settings: {placeholderNames.map((name) => `{${name}}`).join(', ')}.
        </p>
        <SendButton>Save</SendButton>
        <div className="flex flex-wrap gap-3">
          <a className={buttonStyle('secondary')} href={shopAddresses.content(page.page)}>
            View in the shop
          </a>
          <LinkButton look="secondary" to={consoleAddresses.pages}>
            All pages
          </LinkButton>
        </div>
      </ActionForm>
      <Panel title="Preview">
        <div className="markdown">
          <Markdown text={fillIn(text, identity)} link={ShopLink} />
        </div>
      </Panel>
    </div>
  );
}
