import { languages, type ListedTemplate, type TemplateReader, type TemplatesResponse } from '@urumuri/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '@urumuri/ui/parts/badge.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { Panel } from '../../shell/panel.tsx';

const channelsToSet = [
  { name: 'email', label: 'E-mail', set: 'SMTP_URL and MAIL_FROM' },
  { name: 'sms', label: 'SMS', set: 'SMS_GATEWAY_URL and SMS_GATEWAY_BODY' },
] as const;

const wayWords = { email: 'E-mail', sms: 'SMS', push: 'Notification' } as const;

const groups: { reader: TemplateReader; title: string }[] = [
  { reader: 'customer', title: 'To customers' },
  { reader: 'shop', title: 'To shops' },
  { reader: 'office', title: 'To the office' },
  { reader: 'account', title: 'To account holders' },
];

const matches = ({ title, sentFor }: ListedTemplate, search: string) =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${title} ${sentFor}`.toLowerCase().includes(word));

/** By what the shop reaches people, and what it writes to whom. */
export function TemplateList({ templates, channels }: TemplatesResponse) {
  const [search, setSearch] = useState('');
  const found = templates.filter((template) => matches(template, search));
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[1fr_20rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <TextField
          label="Find a text"
          type="search"
          value={search}
          onChange={({ currentTarget: { value } }) => setSearch(value)}
        />
        <p role="status" className="-mt-3 text-sm text-slate">
          {found.length === 0
            ? 'No text found. Search for a topic, such as “return” or “paid”.'
            : search.trim() !== '' && `${found.length} of ${templates.length} texts`}
        </p>
        {groups.map(({ reader, title }) => (
          <Group key={reader} title={title} templates={found.filter((template) => template.reader === reader)} />
        ))}
      </div>
      <Panel title="Channels" className="max-xl:order-first">
        <ul className="flex flex-col gap-3">
          {channelsToSet.map(({ name, label, set }) => (
            <li key={name}>
              <span className="flex items-center gap-2 font-semibold">
                {label}
                <Badge tone={channels[name] ? 'success' : 'waiting'}>{channels[name] ? 'Set up' : 'Not set up'}</Badge>
              </span>
              {!channels[name] && (
                <p className="mt-1 text-sm break-words text-slate">
                  Set {set} on the server and restart the shop. Passwords are kept there, not here.
                </p>
              )}
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function Group({ title, templates }: { title: string; templates: readonly ListedTemplate[] }) {
  if (templates.length === 0) return null;
  return (
    <Panel title={title}>
      <ul className="flex flex-col divide-y divide-line">
        {templates.map(({ name, title: words, sentFor, ways, changedIn }) => (
          <li
            key={name}
            className="relative grid gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0 hover:bg-mist md:grid-cols-[1fr_auto]"
          >
            <div className="min-w-0">
              {/* All of the row is the link, so a thumb finds it. */}
              <Link
                to={consoleAddresses.template(name)}
                className="font-semibold underline underline-offset-4 after:absolute after:inset-0"
              >
                {words}
              </Link>
              <p className="text-sm text-slate">{sentFor}</p>
            </div>
            <div className="flex flex-wrap content-start items-center gap-1.5 md:justify-end">
              {ways.map((way) => (
                <Badge key={way}>{wayWords[way]}</Badge>
              ))}
              {changedIn.length > 0 ? (
                <Badge tone="signal">{`Changed by you: ${changedIn.map((language) => languages[language]).join(', ')}`}</Badge>
              ) : (
                <span className="pl-1 text-xs text-slate">Standard text</span>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
