import type { DemoProduct } from '../demo-product.ts';
import { audio } from './audio.ts';
import { cameras } from './cameras.ts';
import { cooking } from './cooking.ts';
import { fansClimate } from './fans-climate.ts';
import { gaming } from './gaming.ts';
import { homeCare } from './home-care.ts';
import { laptopsComputers } from './laptops-computers.ts';
import { lightingPower } from './lighting-power.ts';
import { networking } from './networking.ts';
import { phones } from './phones.ts';
import { refrigerators } from './refrigerators.ts';
import { smallKitchen } from './small-kitchen.ts';
import { televisions } from './televisions.ts';
import { washingMachines } from './washing-machines.ts';
import { wearables } from './wearables.ts';

/** Every product of the demo shop, in the order of its categories. */
export const demoProducts: readonly DemoProduct[] = [
  ...phones,
  ...laptopsComputers,
  ...televisions,
  ...audio,
  ...cameras,
  ...gaming,
  ...refrigerators,
  ...washingMachines,
  ...cooking,
  ...smallKitchen,
  ...fansClimate,
  ...lightingPower,
  ...networking,
  ...wearables,
  ...homeCare,
];
