import type { Sentences } from './sentences.ts';

/** Things that light the house when the grid does not. */
export const lightAndPower = {
  'led-bulb': {
    good: [
      'Very bright and the Cashpower lasts longer.',
      'I changed the whole house to these.',
      'It does not blink with low voltage.',
      'The colour of the light is nice.',
      'Bought ten, all are working.',
      'The shop looks much better at night.',
    ],
    mixed: [
      'A bit expensive compared to the market.',
      'It hums very quietly.',
      'The colour is not the same as my old ones.',
    ],
    bad: ['One of four died after {time}.', 'The light became weaker.', 'The base was loose.'],
  },
  'solar-lantern': {
    good: [
      'The children read at night without paraffin.',
      'Charged in one day of sun.',
      'I hang it in the chicken house.',
      'Strong, it fell from the table and lives.',
      'I sent one to my grandmother in the village.',
      'When power goes, it is the first thing we look for.',
    ],
    mixed: ['On cloudy days it is half full.', 'The switch is a bit hard.', 'I wanted it a little brighter.'],
    bad: [
      'It gives light for one hour only.',
      'The charging stopped after {time}.',
      'The panel is too small for the rainy season.',
    ],
  },
  'solar-kit': {
    good: [
      'We have light every night now.',
      'The installer was fast and clean.',
      'Phones of the whole family are charged.',
      'No more candles in our house.',
      'It works even after two rainy days.',
      'I stopped counting Cashpower for the lights.',
    ],
    mixed: [
      'The cables are just long enough.',
      'I needed a second person to mount the panel.',
      'In the rains we use it carefully.',
    ],
    bad: [
      'The battery does not hold the whole night.',
      'One lamp was dead on arrival.',
      'The screws for the roof were missing.',
    ],
  },
  'power-station': {
    good: [
      'My salon works during the cuts.',
      'Router and TV for the whole evening.',
      'Silent, not like our generator.',
      'Charges very fast from the wall.',
      'I use it for filming outside.',
      'The display tells you everything.',
    ],
    mixed: ['The fan is loud when charging fast.', 'It is an investment.', 'The solar cable is sold separately.'],
    bad: [
      'It stops when I connect the iron, be careful.',
      'The app does not find it.',
      'The real hours are less than they told me.',
    ],
  },
} as const satisfies Readonly<Record<string, Sentences>>;
