import { limits, type ShopSettings } from '@urumuri/contract';
import { socialNetworks } from '@urumuri/identity';
import { type InputHTMLAttributes, useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '../../platform/toast.ts';
import { TextField } from '../../ui/text-field.tsx';
import { Panel } from '../shell/panel.tsx';
import { CallDays, readCallDays } from './call-days.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { SendButton } from '../shell/send-button.tsx';
import { TextArea } from '../shell/text-area.tsx';
import { readNumber, readText, useConsoleForm } from '../shell/use-console-form.ts';

type SettingsFormProps = { settings: ShopSettings; version: number };

/** Who the shop is and what it promises. The version is the one whose values stand in the fields. */
export function SettingsForm({ settings, version: loaded }: SettingsFormProps) {
  const { revalidate } = useRevalidator();
  const [version, setVersion] = useState(loaded);
  const { errors, failure, isSending, onSubmit } = useConsoleForm(async (data) => {
    const saved = await sellerApi.saveSettings({ body: { ...readSettings(data), version } });
    setVersion(saved.version);
    toast.success(saved.message);
    await revalidate();
  });
  const field = (name: string) => ({ name, error: errors[name] });
  const number = (name: string): InputHTMLAttributes<HTMLInputElement> & { error: string | undefined } => ({
    ...field(name),
    inputMode: 'numeric',
  });
  const { address, shipping, callHours, orders, returns } = settings;
  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-label="Settings" className="flex flex-col gap-5">
      <Panel title="Who you are">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Name"
            {...field('name')}
            maxLength={limits.shopNameLength}
            defaultValue={settings.name}
            autoComplete="organization"
          />
          <TextField
            label="Tagline"
            {...field('tagline')}
            maxLength={limits.bannerLineLength}
            defaultValue={settings.tagline}
          />
          <TextArea
            label="Description"
            {...field('description')}
            maxLength={limits.shortDescriptionLength}
            hint="Stands at the end of every page, and in search engines."
            defaultValue={settings.description}
            className="sm:col-span-2"
          />
        </div>
      </Panel>
      <Panel title="Contact">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="E-mail" {...field('email')} type="email" defaultValue={settings.email} />
          <TextField
            label="WhatsApp number"
            {...field('whatsappNumber')}
            inputMode="tel"
            hint="Digits with the country code, like 250788000101."
            defaultValue={settings.whatsappNumber}
          />
          <TextField label="Phone" {...field('phones.0')} type="tel" defaultValue={settings.phones[0]} />
          <TextField
            label="Second phone"
            {...field('phones.1')}
            type="tel"
            hint="May be left empty."
            defaultValue={settings.phones[1] ?? ''}
          />
          <TextField label="Street" {...field('address.street')} defaultValue={address.street} />
          <TextField label="City" {...field('address.city')} defaultValue={address.city} />
          <TextArea
            label="Opening hours"
            {...field('hours')}
            error={errors.hours ?? findWithin(errors, 'hours.')}
            hint="A line for each, like: Monday to Friday, 08:00 to 19:00."
            defaultValue={settings.hours.join('\n')}
          />
          <TextField
            label="Link to a map"
            {...field('mapUrl')}
            type="url"
            hint="Left empty, the map looks for your address."
            defaultValue={settings.mapUrl}
          />
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
        {findWithin(errors, 'socials.') && (
          <p role="alert" className="mt-3 font-medium text-danger">
            The address of a social page must begin with https://
          </p>
        )}
      </Panel>
      <Panel title="Delivery">
        <div id="delivery" className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Fee for each shop in an order (RWF)"
            {...number('shipping.feePerShopRwf')}
            hint="0: delivery is free. Carts and orders have the new fee at once; placed orders keep theirs."
            defaultValue={shipping.feePerShopRwf}
          />
          <TextField
            label="Free from (RWF)"
            {...number('shipping.freeFromRwf')}
            hint="0: never free, unless the fee is 0."
            defaultValue={shipping.freeFromRwf}
          />
        </div>
      </Panel>
      <Panel title="Orders and calls">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Calls from (hour)"
            {...number('callHours.from')}
            hint="When customers may ask to be called."
            defaultValue={callHours.from}
          />
          <TextField label="Calls until (hour)" {...number('callHours.until')} defaultValue={callHours.until} />
          <CallDays callHours={callHours} errors={errors} />
          <TextField
            label="Hours until an order expires"
            {...number('orders.expiryHours')}
            hint="An order nobody confirms ends then, and its goods are free again."
            defaultValue={orders.expiryHours}
          />
          <TextField
            label="Orders a customer may place in a day"
            {...number('orders.perDay')}
            defaultValue={orders.perDay}
          />
          <TextField
            label="Units of one product a customer may have on order"
            {...number('orders.unitsPerCustomer')}
            defaultValue={orders.unitsPerCustomer}
          />
        </div>
      </Panel>
      <Panel title="Returns">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Days to return"
            {...number('returns.days')}
            hint="After delivery; 0: nothing can be returned. A category may say something else."
            defaultValue={returns.days}
          />
          <TextField
            label="Condition"
            {...field('returns.note')}
            maxLength={limits.noteLength}
            hint="A sentence, like: Unused, complete and in its box."
            defaultValue={returns.note}
          />
        </div>
      </Panel>
      <SendButton failure={failure} isSending={isSending}>
        Save
      </SendButton>
    </form>
  );
}

/** The first fault of something that is several. */
function findWithin(errors: Record<string, string>, prefix: string): string | undefined {
  return Object.entries(errors).find(([name]) => name.startsWith(prefix))?.[1];
}

function readSettings(data: FormData): ShopSettings {
  const text = (name: string) => readText(data, name);
  // What is no number is refused in the server's words.
  const number = (name: string) => readNumber(data, name) ?? Number.NaN;
  const secondPhone = text('phones.1');
  return {
    name: text('name'),
    tagline: text('tagline'),
    description: text('description'),
    email: text('email'),
    phones: secondPhone === '' ? [text('phones.0')] : [text('phones.0'), secondPhone],
    whatsappNumber: text('whatsappNumber'),
    address: { street: text('address.street'), city: text('address.city') },
    mapUrl: text('mapUrl'),
    hours: text('hours')
      .split('\n')
      .filter((line) => line.trim() !== ''),
    socials: socialNetworks.map((name) => ({ name, url: text(`social.${name}`) })).filter(({ url }) => url !== ''),
    shipping: { feePerShopRwf: number('shipping.feePerShopRwf'), freeFromRwf: number('shipping.freeFromRwf') },
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
  };
}
