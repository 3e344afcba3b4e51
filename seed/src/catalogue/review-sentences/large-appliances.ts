import type { Sentences } from './sentences.ts';

/** Things that cool, wash and cook, and need two people to carry. */
export const largeAppliances = {
  fridge: {
    good: [
      'Very quiet, we do not hear it at night.',
      'My Cashpower goes down slower than with the old one.',
      'Keeps milk and vegetables well.',
      'After a cut of five hours everything was still cold.',
      'Enough space for what we need.',
      'Ice is ready in a short time.',
      'Two people brought it up the stairs without a scratch.',
    ],
    mixed: [
      'The vegetable drawer is a bit small.',
      'The door shows fingerprints.',
      'I must push the door to close well.',
      'The light inside is weak.',
    ],
    bad: ['It makes noise when it starts.', 'The back gets ice after {time}.', 'One shelf was broken on arrival.'],
  },
  freezer: {
    good: [
      'We sell cold drinks and ice now.',
      'Meat stays hard even with a long power cut.',
      'Good size for our shop in {place}.',
      'It freezes quickly.',
      'The lid closes well.',
      'It paid itself back in some months.',
    ],
    mixed: [
      'You must remove the ice sometimes.',
      'Getting things from the bottom is hard for short people.',
      'It was heavy to bring inside.',
    ],
    bad: ['The lid seal is weak.', 'It uses more power than written.', 'The wheels broke when we moved it.'],
  },
  'front-washer': {
    good: [
      'Clothes come out almost dry.',
      'It is quiet, it works when the baby sleeps.',
      'The uniforms are clean again.',
      'It continues after a power cut, that is important here.',
      'Uses little water.',
      'The technician connected it and explained the programs.',
    ],
    mixed: [
      'The programs are long.',
      'With low water pressure it takes time.',
      'It moved a little until we levelled it.',
    ],
    bad: ['It gives an error when the water is low.', 'The door seal smells after {time}.', 'It walks when it spins.'],
  },
  'top-washer': {
    good: [
      'Saturday is free now.',
      'Even with a jerrycan it works.',
      'Blankets are no problem.',
      'Simple, our house helper learned it in one day.',
      'It spins very well.',
      'Cheap on power.',
    ],
    mixed: ['It uses a lot of water.', 'The hose is short.', 'Jeans come out tangled.'],
    bad: ['The timer knob is weak.', 'Water remains at the bottom.', 'It shakes a lot when spinning.'],
  },
  'gas-cooker': {
    good: [
      'The flame is strong and blue.',
      'The oven bakes evenly, we made a birthday cake.',
      'They came to connect the gas and tested it.',
      'Easy to clean.',
      'No more charcoal in our kitchen.',
      'Big pots stand well on it.',
    ],
    mixed: [
      'The smallest flame is still a bit big.',
      'The hose and regulator are extra.',
      'The oven needs time to get hot.',
    ],
    bad: ['The lighter stopped after {time}.', 'One burner gives yellow flame.', 'The paint came off near the knobs.'],
  },
  microwave: {
    good: [
      'Food is hot in two minutes.',
      'Very easy to clean.',
      'The office is happy with it.',
      'Defrosting works well.',
      'Simple controls, our children use it alone.',
      'Good size, it fits on our shelf.',
    ],
    mixed: ['The bell is loud at night.', 'The door needs a strong hand.', 'The cable is short.'],
    bad: ['The plate stopped turning.', 'It heats only in the middle.', 'The light went off after {time}.'],
  },
  oven: {
    good: [
      'My bread is better than the bakery.',
      'I started selling cakes with it.',
      'Chicken comes out very well.',
      'The heat is even.',
      'Pizza every Friday now.',
      'The timer is exact.',
    ],
    mixed: ['The outside gets hot.', 'You need a strong socket.', 'The tray is thin.'],
    bad: [
      'It burns at the back.',
      'The glass door does not close tightly.',
      'The thermostat shows more than it gives.',
    ],
  },
  'stand-fan': {
    good: [
      'Quiet, we sleep well with it.',
      'Strong wind.',
      'Good for our salon in {place}.',
      'Easy to put together.',
      'It uses almost nothing of Cashpower.',
      'Stable on the tiles.',
    ],
    mixed: ['The cable is short.', 'It makes a small sound when turning.', 'The first speed is already strong.'],
    bad: ['The neck became loose after {time}.', 'It shakes at speed three.', 'The base broke when we moved it.'],
  },
  'air-conditioner': {
    good: [
      'The office is finally cool in the afternoon.',
      'Very quiet at night.',
      'Clean installation, no dust left.',
      'It cools in ten minutes.',
      'The bill is less than I feared.',
      'The drying mode is good in the rainy season.',
    ],
    mixed: [
      'Installation costs extra, ask before.',
      'The remote has too many buttons.',
      'The outside unit is a bit loud.',
    ],
    bad: [
      'Water dripped on the wall until they came back.',
      'It stops when the voltage is low.',
      'It needed gas after {time}.',
    ],
  },
  'water-dispenser': {
    good: [
      'Hot tea at any time.',
      'The children drink more water now.',
      'Nice in our waiting room.',
      'Heats quickly.',
      'The taps do not drip.',
      'Clients in {place} like it.',
    ],
    mixed: [
      'Changing the bottle needs a strong person.',
      'The drip tray is small.',
      'It makes a small noise in the night.',
    ],
    bad: [
      'One tap is leaking after {time}.',
      'The hot water is only warm.',
      'It smelled of plastic in the first week.',
    ],
  },
} as const satisfies Readonly<Record<string, Sentences>>;
