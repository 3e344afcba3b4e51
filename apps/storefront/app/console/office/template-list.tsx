import { languages, type TemplatesResponse } from '@urumuri/contract';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { consoleAddresses } from '../shell/console-addresses.ts';
import { Panel } from '../shell/panel.tsx';

const ways = [
  { name: 'email', label: 'E-mail', set: 'SMTP_URL and MAIL_FROM' },
  { name: 'sms', label: 'SMS', set: 'SMS_GATEWAY_URL and SMS_GATEWAY_BODY' },
] as const;

/** By what the shop reaches people, and what it writes to them. */
export function TemplateList({ templates, channels }: TemplatesResponse) {
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <Panel title="Channels">
        <ul className="flex flex-col gap-3">
          {ways.map(({ name, label, set }) => (
            <li key={name}>
              <span className="flex items-center gap-2 font-semibold">
                {label}
                <Badge tone={channels[name] ? 'success' : 'waiting'}>{channels[name] ? 'Set up' : 'Not set up'}</Badge>
              </span>
              {!channels[name] && (
                <span className="text-sm text-slate">
                  Set {set} where the shop is started, and start it again. Passwords are kept there and not here.
                </span>
              )}
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title="Messages">
        <ul className="flex flex-col divide-y divide-line">
          {templates.map(({ name, title, changedIn }) => (
            <li key={name} className="flex flex-wrap items-center justify-between gap-x-3">
              <Link to={consoleAddresses.template(name)} className="inline-flex min-h-11 items-center underline">
                {title}
                <span className="sr-only"> ({name.replaceAll('_', ' ')})</span>
              </Link>
              {changedIn.length > 0 && (
                <Badge>In your words: {changedIn.map((language) => languages[language]).join(', ')}</Badge>
              )}
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
