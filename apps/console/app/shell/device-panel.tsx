import { DeviceChoiceBox } from './device-choice-box.tsx';
import { allowSound, playSound } from './news-sound.ts';
import { Panel } from './panel.tsx';
import { ShortcutList } from './shortcut-list.tsx';

/** What somebody wants of the device they sit at. */
export function DevicePanel() {
  const tryIt = (isOn: boolean) => {
    if (!isOn) return;
    allowSound();
    playSound();
  };
  return (
    <Panel title="This device">
      <DeviceChoiceBox choice="sound" onChange={tryIt} />
      <DeviceChoiceBox choice="shortcuts" />
      <details className="mt-2">
        <summary className="min-h-11 py-2.5 font-semibold">Which shortcuts there are</summary>
        <ShortcutList />
      </details>
    </Panel>
  );
}
