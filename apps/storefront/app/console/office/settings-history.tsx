import type { SettingsChange } from '@urumuri/contract';
import { formatKigaliMoment } from '../../platform/format/kigali-time.ts';
import { Panel } from '../shell/panel.tsx';

const settingNames: Record<string, string> = {
  name: 'Name',
  tagline: 'Tagline',
  description: 'Description',
  email: 'E-mail',
  phones: 'Phones',
  whatsappNumber: 'WhatsApp',
  address: 'Address',
  mapUrl: 'Map',
  hours: 'Opening hours',
  socials: 'Social pages',
  shipping: 'Delivery fee, free from',
  callHours: 'Calls from, until',
  orders: 'Hours until an order expires, orders a day',
  returns: 'Days to return, condition',
};

/** Who changed what, the last first. */
export function SettingsHistory({ history }: { history: readonly SettingsChange[] }) {
  return (
    <Panel title="Changes">
      {history.length === 0 && <p className="text-slate">Nothing was changed yet.</p>}
      <ol className="flex flex-col gap-4">
        {history.map(({ changedAt, changedBy, fields }) => (
          <li key={changedAt} className="border-t border-line pt-4 first:border-0 first:pt-0">
            <p className="text-sm text-slate">
              {changedBy}, {formatKigaliMoment(changedAt)}
            </p>
            <ul>
              {fields.map(({ name, from, to }) => (
                <li key={name} className="mt-1 break-words">
                  <strong>{settingNames[name] ?? name}:</strong> <del className="text-slate">{from || 'nothing'}</del>{' '}
                  <ins className="no-underline">{to || 'nothing'}</ins>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
