import type { CallWindow } from '../../platform/format/call-window.ts';
import { SelectField } from '../shell/select-field.tsx';

type CallFieldsProps = {
  windows: readonly CallWindow[];
  way: 'phone' | 'whatsapp';
  /** The beginning of a window; empty: as soon as possible. */
  from: string;
  /** A first choice that is none of the windows. */
  kept?: { value: string; label: string };
  onWay(way: 'phone' | 'whatsapp'): void;
  onFrom(from: string): void;
};

/** How and when a customer wants to be called. */
export function CallFields({ windows, way, from, kept, onWay, onFrom }: CallFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="How"
        name="way"
        value={way}
        onChange={(event) => onWay(event.currentTarget.value === 'whatsapp' ? 'whatsapp' : 'phone')}
      >
        <option value="phone">Normal call</option>
        <option value="whatsapp">WhatsApp</option>
      </SelectField>
      <SelectField label="When" name="window" value={from} onChange={(event) => onFrom(event.currentTarget.value)}>
        {kept && <option value={kept.value}>{kept.label}</option>}
        <option value="">As soon as possible</option>
        {windows.map((window) => (
          <option key={window.from} value={window.from}>
            {window.label}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
