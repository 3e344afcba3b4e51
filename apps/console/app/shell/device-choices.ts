import { browserStorage } from '@urumuri/ui/browser/storage.ts';

export const deviceChoices = {
  sound: 'Play a short sound for new orders, messages and returns',
  shortcuts: 'Use keyboard shortcuts (? lists them)',
} as const;

/** What somebody may switch off on the device they sit at; on until they do. */
export type DeviceChoice = keyof typeof deviceChoices;

const keyOf = (choice: DeviceChoice) => `console ${choice}`;

export const isChosen = (choice: DeviceChoice): boolean => browserStorage.get(keyOf(choice)) !== 'off';

export const choose = (choice: DeviceChoice, isOn: boolean): void => {
  browserStorage.set(keyOf(choice), isOn ? null : 'off');
};
