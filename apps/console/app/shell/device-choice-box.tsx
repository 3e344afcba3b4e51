import { useState } from 'react';
import { choose, type DeviceChoice, deviceChoices, isChosen } from './device-choices.ts';

type DeviceChoiceBoxProps = { choice: DeviceChoice; onChange?: (isOn: boolean) => void };

/** A switch that is remembered on this device, and nowhere else. */
export function DeviceChoiceBox({ choice, onChange }: DeviceChoiceBoxProps) {
  const [isOn, setOn] = useState(() => isChosen(choice));
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          setOn(target.checked);
          choose(choice, target.checked);
          onChange?.(target.checked);
        }}
        className="size-5 shrink-0 accent-ink"
      />
      {deviceChoices[choice]}
    </label>
  );
}
