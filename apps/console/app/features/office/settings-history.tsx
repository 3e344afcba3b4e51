import type { SettingsChange } from '@urumuri/contract';
import { ChangeList } from '../../shell/change-list.tsx';
import { nameStaff } from '../../shell/name-staff.ts';
import { Panel } from '../../shell/panel.tsx';

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
  callHours: 'Calls from, until, on other days, holidays',
  orders: 'Hours until an order expires, orders a day, units of one product',
  returns: 'Days to return, condition',
  productCheck: 'Checking products of new shops',
  tax: 'TIN, VAT',
};

/** Who changed what, the last first. */
export function SettingsHistory({ history }: { history: readonly SettingsChange[] }) {
  const changes = history.map(({ changedAt, changedBy, fields }) => ({
    key: `${changedAt} ${fields.map(({ name }) => name).join(' ')}`,
    at: changedAt,
    by: nameStaff(changedBy, 'the office'),
    fields: fields.map(({ name, ...field }) => ({ label: settingNames[name] ?? name, ...field })),
  }));
  return (
    <Panel title="Changes">
      <ChangeList changes={changes} />
    </Panel>
  );
}
