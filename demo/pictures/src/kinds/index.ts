import { airConditioner } from './air-conditioner.ts';
import { airFryer } from './air-fryer.ts';
import { blender } from './blender.ts';
import { camera } from './camera.ts';
import { coffeeMaker } from './coffee-maker.ts';
import { console } from './console.ts';
import { controller } from './controller.ts';
import { earbuds } from './earbuds.ts';
import { featurePhone } from './feature-phone.ts';
import { fitnessBand } from './fitness-band.ts';
import { freezer } from './freezer.ts';
import { fridge } from './fridge.ts';
import { frontWasher } from './front-washer.ts';
import { gasCooker } from './gas-cooker.ts';
import { headphones } from './headphones.ts';
import { hotplate } from './hotplate.ts';
import type { Illustration, Kind } from '../illustration.ts';
import { iron } from './iron.ts';
import { kettle } from './kettle.ts';
import { laptop } from './laptop.ts';
import { ledBulb } from './led-bulb.ts';
import { microwave } from './microwave.ts';
import { monitor } from './monitor.ts';
import { oven } from './oven.ts';
import { partySpeaker } from './party-speaker.ts';
import { powerBank } from './power-bank.ts';
import { powerStation } from './power-station.ts';
import { printer } from './printer.ts';
import { riceCooker } from './rice-cooker.ts';
import { router } from './router.ts';
import { securityCamera } from './security-camera.ts';
import { smartphone } from './smartphone.ts';
import { smartwatch } from './smartwatch.ts';
import { solarKit } from './solar-kit.ts';
import { solarLantern } from './solar-lantern.ts';
import { soundbar } from './soundbar.ts';
import { speaker } from './speaker.ts';
import { standFan } from './stand-fan.ts';
import { tablet } from './tablet.ts';
import { toaster } from './toaster.ts';
import { topWasher } from './top-washer.ts';
import { tv } from './tv.ts';
import { vacuum } from './vacuum.ts';
import { waterDispenser } from './water-dispenser.ts';

export const illustrations = {
  'air-conditioner': airConditioner,
  'air-fryer': airFryer,
  blender,
  camera,
  'coffee-maker': coffeeMaker,
  console,
  controller,
  earbuds,
  'feature-phone': featurePhone,
  'fitness-band': fitnessBand,
  freezer,
  fridge,
  'front-washer': frontWasher,
  'gas-cooker': gasCooker,
  headphones,
  hotplate,
  iron,
  kettle,
  laptop,
  'led-bulb': ledBulb,
  microwave,
  monitor,
  oven,
  'party-speaker': partySpeaker,
  'power-bank': powerBank,
  'power-station': powerStation,
  printer,
  'rice-cooker': riceCooker,
  router,
  'security-camera': securityCamera,
  smartphone,
  smartwatch,
  'solar-kit': solarKit,
  'solar-lantern': solarLantern,
  soundbar,
  speaker,
  'stand-fan': standFan,
  tablet,
  toaster,
  'top-washer': topWasher,
  tv,
  vacuum,
  'water-dispenser': waterDispenser,
} satisfies Record<Kind, Illustration>;
