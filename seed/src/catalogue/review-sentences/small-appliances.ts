import type { Sentences } from './sentences.ts';

/** Things on the kitchen table and in the cupboard. */
export const smallAppliances = {
  hotplate: {
    good: [
      'Good for my room at the university.',
      'Gets hot fast.',
      'Easy to clean.',
      'When the gas finishes, it saves us.',
      'Stands firmly.',
      'I cook for two on it every day.',
    ],
    mixed: ['It eats Cashpower, use it with a lid.', 'It stays hot for long, be careful.', 'The cable is short.'],
    bad: ['The plug gets hot.', 'It died after {time}.', 'The knob turns without effect.'],
  },
  kettle: {
    good: [
      'Water boils before I find the cups.',
      'No plastic smell.',
      'It switches off by itself, I trust it.',
      'Nice in our kitchen.',
      'Light and easy to pour.',
      'Still like new after {time}.',
    ],
    mixed: ['The outside gets hot.', 'The cable is short for our kitchen.', 'The lid is a bit stiff.'],
    bad: ['It leaks at the bottom.', 'It stopped switching off.', 'The lid broke after {time}.'],
  },
  'rice-cooker': {
    good: [
      'Rice is perfect every time.',
      'I put it on and go to bathe the children.',
      'It keeps warm until everybody is home.',
      'Also good for porridge.',
      'Nothing sticks.',
      'Even our son can cook now.',
    ],
    mixed: ['The cup for measuring is small.', 'A little water comes out when it boils.', 'It is slower than gas.'],
    bad: ['The bottom burns.', 'The coating is coming off after {time}.', 'The lever does not stay down.'],
  },
  blender: {
    good: [
      'Juice every morning.',
      'Easy to wash.',
      'It makes our isombe smooth.',
      'Stronger than it looks.',
      'Baby food in one minute.',
      'The blades are sharp, take care.',
    ],
    mixed: ['It is loud.', 'Let it rest between two rounds.', 'The lid is tight.'],
    bad: ['It smells hot after two minutes.', 'It leaks from below.', 'The plastic coupling broke after {time}.'],
  },
  'air-fryer': {
    good: [
      'Chips with one spoon of oil, very crisp.',
      'Chicken is better than in the pan.',
      'The kitchen stays clean.',
      'Sambusa come out perfect.',
      'Fast and easy for busy evenings.',
      'Washing the basket is easy.',
    ],
    mixed: ['It takes space.', 'You must shake the food.', 'It uses real power, but not for long.'],
    bad: [
      'The coating scratched quickly.',
      'There was a smell in the first days.',
      'The handle became loose after {time}.',
    ],
  },
  'coffee-maker': {
    good: [
      'Coffee from Huye tastes as it should.',
      'Our office runs on it.',
      'Quick in the morning.',
      'Easy to clean.',
      'I stopped buying coffee outside.',
      'Looks nice, and it is simple.',
    ],
    mixed: ['It drips a little after the cup.', 'The tank could be bigger.', 'Learn it for some days first.'],
    bad: ['The coffee is not hot enough.', 'It leaks when the tank is full.', 'A part broke after {time}.'],
  },
  toaster: {
    good: [
      'Bread is brown on both sides.',
      'Fast breakfast before school.',
      'It also takes our thick bread.',
      'Easy to empty the crumbs.',
      'Looks good in the kitchen.',
      'Simple and it works.',
    ],
    mixed: ['Number three is already dark.', 'The cable is short.', 'Small slices are hard to take out.'],
    bad: ['One side does not heat.', 'The lever does not stay down any more.', 'It smells of burning.'],
  },
  iron: {
    good: [
      'Shirts are straight in one pass.',
      'It gets hot fast.',
      'It slides well and does not burn.',
      'Uniforms for three children in no time.',
      'Good weight in the hand.',
      'The cable does not twist.',
    ],
    mixed: ['The cable could be longer.', 'The letters on the dial are small.', 'It cools down slowly.'],
    bad: [
      'The thermostat is not exact, it burned a shirt.',
      'The sole has marks after {time}.',
      'The cable gets warm.',
    ],
  },
  vacuum: {
    good: [
      'The red dust is gone from our carpets.',
      'Strong suction.',
      'Emptying it is easy.',
      'Very good for the car too.',
      'Easy to store.',
      'You will be surprised what comes out of a sofa.',
    ],
    mixed: ['It is a bit loud.', 'The filter needs washing often.', 'The brush collects hair.'],
    bad: ['The suction became weak after {time}.', 'The tube does not stay in place.', 'The switch is broken.'],
  },
} as const satisfies Readonly<Record<string, Sentences>>;
