import { limits, type ShopSettings } from '@urumuri/contract';
import { socialNetworks } from '@urumuri/identity';
import { useState } from 'react';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { readNumber, readText } from '@urumuri/ui/forms/read-form.ts';
import { CheckField } from '@urumuri/ui/forms/check-field.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { FormFault } from '../../shell/form-fault.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CallDays, readCallDays } from './call-days.tsx';
import { DeliveryZones, readZones } from './delivery-zones.tsx';
import { SendButton } from '../../shell/send-button.tsx';
import { TextArea } from '@urumuri/ui/forms/text-area.tsx';

/** Where the office has never said whose products are checked first. */
const firstCheck = { isOn: false, firstProducts: 5 };

type SettingsFormProps = { settings: ShopSettings; version: number };

/** Who the shop is and what it promises. The version is the one whose values stand in the fields. */
export function SettingsForm({ settings, version: loaded }: SettingsFormProps) {
  const [version, setVersion] = useState(loaded);
  return (
    <ActionForm
      intent="saveSettings"
      values={{ version }}
      given={{ productCheck: firstCheck, ...settings }}
      label="Settings"
      onDone={(saved) => setVersion(saved.version)}
    >
      <Panel title="Your business">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Name" name="name" maxLength={limits.shopNameLength} autoComplete="organization" />
          <TextField label="Tagline" name="tagline" maxLength={limits.bannerLineLength} />
          <TextArea
            label="Description"
            name="description"
            maxLength={limits.shortDescriptionLength}
            hint="Shown at the end of every page and in search engines."
            className="sm:col-span-2"
          />
        </div>
      </Panel>
      <Panel title="Contact">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="E-mail" name="email" type="email" />
          <TextField
            label="WhatsApp number"
            name="whatsappNumber"
            inputMode="tel"
            hint="Such as 0788 123 456, or with the country code. Leave empty to hide WhatsApp."
          />
          <TextField label="Phone" name="phones.0" type="tel" />
          <TextField label="Second phone" name="phones.1" type="tel" hint="Optional." />
          <TextField label="Street" name="address.street" />
          <TextField label="City" name="address.city" />
          <TextArea
            label="Opening hours"
            name="hours"
            hint="One per line, such as: Monday to Friday, 08:00 to 19:00."
            defaultValue={settings.hours.join('\n')}
          />
          <TextField label="Map link" name="mapUrl" type="url" hint="Leave empty to search the map for your address." />
          {socialNetworks.map((network) => (
            <TextField
              key={network}
              label={network}
              name={`social.${network}`}
              type="url"
              placeholder="https://"
              defaultValue={settings.socials.find(({ name }) => name === network)?.url ?? ''}
            />
          ))}
        </div>
        <FormFault
          of={/^socials\./}
          say={() => 'The address of a social page must begin with https://'}
          className="mt-3"
        />
      </Panel>
      <Panel title="Delivery">
        <div id="delivery" className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Delivery fee per shop in an order (RWF)"
            name="shipping.feePerShopRwf"
            inputMode="numeric"
            hint="0: delivery is free. The new fee applies to new orders at once; placed orders keep theirs."
          />
          <TextField
            label="Free from (RWF)"
            name="shipping.freeFromRwf"
            inputMode="numeric"
            hint="0: never free, unless the fee is 0."
          />
        </div>
        <DeliveryZones zones={settings.deliveryZones} />
      </Panel>
      <Panel title="Orders and calls">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Calls from (hour)"
            name="callHours.from"
            inputMode="numeric"
            hint="When customers may ask to be called."
          />
          <TextField label="Calls until (hour)" name="callHours.until" inputMode="numeric" />
          <CallDays callHours={settings.callHours} />
          <TextField
            label="Hours until an order expires"
            name="orders.expiryHours"
            inputMode="numeric"
            hint="An order that is not confirmed by then is cancelled, and its items go back on sale."
          />
          <TextField label="Most orders per customer per day" name="orders.perDay" inputMode="numeric" />
          <TextField
            label="Most units of one product per customer"
            name="orders.unitsPerCustomer"
            inputMode="numeric"
          />
        </div>
      </Panel>
      <Panel title="Returns">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Days to return"
            name="returns.days"
            inputMode="numeric"
            hint="Counted from delivery. 0: nothing can be returned. A category can have its own terms."
          />
          <TextField
            label="Condition"
            name="returns.note"
            maxLength={limits.noteLength}
            hint="One sentence, such as: Unused, complete and in its box."
          />
        </div>
      </Panel>
      <Panel title="Products of new shops">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <CheckField
            label="Check the first products of new shops"
            name="productCheck.isOn"
            defaultChecked={settings.productCheck?.isOn ?? false}
            className="font-semibold"
          />
          <TextField
            label="How many to check"
            name="productCheck.firstProducts"
            inputMode="numeric"
            hint="Until this many products of a shop are approved, new ones wait under Products to check."
          />
        </div>
      </Panel>
      <Panel title="Tax">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="TIN of the market"
            name="tax.tin"
            inputMode="numeric"
            hint="On invoices for what the office sells. Each shop enters its own under My shop."
          />
          <TextField
            label="VAT in prices (%)"
            name="tax.vatPercent"
            inputMode="numeric"
            hint="Prices include it. A category can have its own. It applies to new orders; placed orders keep theirs."
          />
        </div>
      </Panel>
      <SendButton>Save</SendButton>
    </ActionForm>
  );
}

export function readSettings(data: FormData): ShopSettings {
  const text = (name: string) => readText(data, name);
  // What is no number is refused in the server's words.
  const number = (name: string) => readNumber(data, name) ?? Number.NaN;
  return {
    name: text('name'),
    tagline: text('tagline'),
    description: text('description'),
    email: text('email'),
    phones: [text('phones.0'), text('phones.1')].filter((phone) => phone !== ''),
    whatsappNumber: text('whatsappNumber'),
    address: { street: text('address.street'), city: text('address.city') },
    mapUrl: text('mapUrl'),
    hours: text('hours')
      .split('\n')
      .filter((line) => line.trim() !== ''),
    socials: socialNetworks.map((name) => ({ name, url: text(`social.${name}`) })).filter(({ url }) => url !== ''),
    shipping: { feePerShopRwf: number('shipping.feePerShopRwf'), freeFromRwf: number('shipping.freeFromRwf') },
    deliveryZones: readZones(data),
    callHours: {
      from: number('callHours.from'),
      until: number('callHours.until'),
      ...readCallDays(data),
    },
    orders: {
      expiryHours: number('orders.expiryHours'),
      perDay: number('orders.perDay'),
      unitsPerCustomer: number('orders.unitsPerCustomer'),
    },
    returns: { days: number('returns.days'), note: text('returns.note') },
    productCheck: { isOn: data.has('productCheck.isOn'), firstProducts: number('productCheck.firstProducts') },
    tax: { tin: text('tax.tin'), vatPercent: number('tax.vatPercent') },
  };
}
