import { DeviceChoiceBox } from './device-choice-box.tsx';
import { allowSound, playSound } from './news-sound.ts';
import { Panel } from './panel.tsx';

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
    </Panel>
  );
}
