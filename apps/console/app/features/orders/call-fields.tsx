import type { CallWindow } from '@urumuri/ui/format/call-window.ts';
import { SelectField } from '@urumuri/ui/forms/select-field.tsx';

type CallFieldsProps = {
  windows: readonly CallWindow[];
  way: 'phone' | 'whatsapp';
  /** The beginning of a window; empty: as soon as possible. */
  from: string;
  /** A first choice that is none of the windows. */
  kept?: { value: string; label: string };
  /** What no window means, where that is not as soon as possible. */
  unset?: string;
  onWay(way: 'phone' | 'whatsapp'): void;
  onFrom(from: string): void;
};

/** How and when a customer wants to be called. */
export function CallFields(props: CallFieldsProps) {
  const { windows, way, from, kept, unset = 'As soon as possible', onWay, onFrom } = props;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="How"
        name="way"
        value={way}
        onChange={(event) => onWay(event.currentTarget.value === 'whatsapp' ? 'whatsapp' : 'phone')}
        choices={[
          ['phone', 'Normal call'],
          ['whatsapp', 'WhatsApp'],
        ]}
      />
      <SelectField
        label="When"
        name="window"
        value={from}
        onChange={(event) => onFrom(event.currentTarget.value)}
        choices={[
          ...(kept ? [[kept.value, kept.label] as const] : []),
          ['', unset],
          ...windows.map((window) => [window.from, window.label] as const),
        ]}
      />
    </div>
  );
}
