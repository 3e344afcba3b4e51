import { type ContactWay, contactWays } from '@urumuri/contract';
import type { CallWindow } from '@urumuri/ui/format/call-window.ts';
import { SelectField } from '@urumuri/ui/forms/select-field.tsx';
import type { Delivery } from './use-delivery.ts';

const wayWords: Record<ContactWay, string> = { phone: 'Normal call', whatsapp: 'WhatsApp' };

/** The shop calls before it delivers; how and when is the customer's choice. */
export function CallChoice({ delivery, windows }: { delivery: Delivery; windows: readonly CallWindow[] }) {
  return (
    <section aria-labelledby="call">
      <h2 id="call" className="text-xl">
        Our call to you
      </h2>
      <p className="mt-1 text-slate">We call to confirm the order and agree on delivery and payment.</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <fieldset className="min-w-0">
          <legend className="pb-1.5 font-semibold">How</legend>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3">
            {contactWays.map((way) => (
              <label
                key={way}
                className="flex h-12 items-center gap-2.5 rounded-control border border-edge px-3 has-checked:border-ink has-checked:bg-mist has-checked:font-semibold"
              >
                <input
                  type="radio"
                  name="contact-way"
                  checked={delivery.way === way}
                  onChange={() => delivery.chooseWay(way)}
                  className="size-5 accent-ink"
                />
                {wayWords[way]}
              </label>
            ))}
          </div>
        </fieldset>
        <SelectField
          label="When"
          value={delivery.callWindow?.from ?? ''}
          onChange={(event) => delivery.chooseWindow(event.currentTarget.value)}
          choices={[['', 'As soon as possible'], ...windows.map(({ from, label }) => [from, label] as const)]}
        />
      </div>
    </section>
  );
}
