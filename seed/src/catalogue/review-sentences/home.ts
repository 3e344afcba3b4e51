import type { Sentences } from './sentences.ts';

/** Things that light, cool, wash and cook. */
export const homeSentences = {
  'led-bulb': {
    good: [
      'Very bright and the Cashpower lasts longer.', 'I changed the whole house to these.', 'It does not blink with low voltage.',
      'The colour of the light is nice.', 'Bought ten, all are working.', 'The shop looks much better at night.',
    ],
    mixed: ['A bit expensive compared to the market.', 'It hums very quietly.', 'The colour is not the same as my old ones.'],
    bad: ['One of four died after {time}.', 'The light became weaker.', 'The base was loose.'],
  },
  'solar-lantern': {
    good: [
      'The children read at night without paraffin.', 'Charged in one day of sun.', 'I hang it in the chicken house.',
      'Strong, it fell from the table and lives.', 'I sent one to {who} in the village.', 'When power goes, it is the first thing we look for.',
    ],
    mixed: ['On cloudy days it is half full.', 'The switch is a bit hard.', 'I wanted it a little brighter.'],
    bad: ['It gives light for one hour only.', 'The charging stopped after {time}.', 'The panel is too small for the rainy season.'],
  },
  'solar-kit': {
    good: [
      'We have light every night now.', 'The installer was fast and clean.', 'Phones of the whole family are charged.',
      'No more candles in our house.', 'It works even after two rainy days.', 'I stopped counting Cashpower for the lights.',
    ],
    mixed: ['The cables are just long enough.', 'I needed a second person to mount the panel.', 'In the rains we use it carefully.'],
    bad: ['The battery does not hold the whole night.', 'One lamp was dead on arrival.', 'The screws for the roof were missing.'],
  },
  'power-station': {
    good: [
      'My salon works during the cuts.', 'Router and TV for the whole evening.', 'Silent, not like our generator.',
      'Charges very fast from the wall.', 'I use it for filming outside.', 'The display tells you everything.',
    ],
    mixed: ['The fan is loud when charging fast.', 'It is an investment.', 'The solar cable is sold separately.'],
    bad: ['It stops when I connect the iron, be careful.', 'The app does not find it.', 'The real hours are less than they told me.'],
  },
  fridge: {
    good: [
      'Very quiet, we do not hear it at night.', 'My Cashpower goes down slower than with the old one.', 'Keeps milk and vegetables well.',
      'After a cut of five hours everything was still cold.', 'Enough space for our family.', 'Ice is ready in a short time.',
      'Two people brought it up the stairs without a scratch.',
    ],
    mixed: ['The vegetable drawer is a bit small.', 'The door shows fingerprints.', 'I must push the door to close well.', 'The light inside is weak.'],
    bad: ['It makes noise when it starts.', 'The back gets ice after {time}.', 'One shelf was broken on arrival.'],
  },
  freezer: {
    good: [
      'We sell cold drinks and ice now.', 'Meat stays hard even with a long power cut.', 'Good size for our shop in {place}.',
      'It freezes quickly.', 'The lid closes well.', 'It paid itself back in some months.',
    ],
    mixed: ['You must remove the ice sometimes.', 'Getting things from the bottom is hard for short people.', 'It was heavy to bring inside.'],
    bad: ['The lid seal is weak.', 'It uses more power than written.', 'The wheels broke when we moved it.'],
  },
  'front-washer': {
    good: [
      'Clothes come out almost dry.', 'It is quiet, it works when the baby sleeps.', 'The uniforms are clean again.',
      'It continues after a power cut, that is important here.', 'Uses little water.', 'The technician connected it and explained the programs.',
    ],
    mixed: ['The programs are long.', 'With low water pressure it takes time.', 'It moved a little until we levelled it.'],
    bad: ['It gives an error when the water is low.', 'The door seal smells after {time}.', 'It walks when it spins.'],
  },
  'top-washer': {
    good: [
      'Saturday is free now.', 'Even with a jerrycan it works.', 'Blankets are no problem.',
      'Simple, our house helper learned it in one day.', 'It spins very well.', 'Cheap on power.',
    ],
    mixed: ['It uses a lot of water.', 'The hose is short.', 'Jeans come out tangled.'],
    bad: ['The timer knob is weak.', 'Water remains at the bottom.', 'It shakes a lot when spinning.'],
  },
  'gas-cooker': {
    good: [
      'The flame is strong and blue.', 'The oven bakes evenly, we made a birthday cake.', 'They came to connect the gas and tested it.',
      'Easy to clean.', 'No more charcoal in our kitchen.', 'Big pots stand well on it.',
    ],
    mixed: ['The smallest flame is still a bit big.', 'The hose and regulator are extra.', 'The oven needs time to get hot.'],
    bad: ['The lighter stopped after {time}.', 'One burner gives yellow flame.', 'The paint came off near the knobs.'],
  },
  microwave: {
    good: [
      'Food is hot in two minutes.', 'Very easy to clean.', 'The office is happy with it.',
      'Defrosting works well.', 'Simple controls, {who} uses it alone.', 'Good size, it fits on our shelf.',
    ],
    mixed: ['The bell is loud at night.', 'The door needs a strong hand.', 'The cable is short.'],
    bad: ['The plate stopped turning.', 'It heats only in the middle.', 'The light went off after {time}.'],
  },
  oven: {
    good: [
      'My bread is better than the bakery.', 'I started selling cakes with it.', 'Chicken comes out very well.',
      'The heat is even.', 'Pizza every Friday now.', 'The timer is exact.',
    ],
    mixed: ['The outside gets hot.', 'You need a strong socket.', 'The tray is thin.'],
    bad: ['It burns at the back.', 'The glass door does not close tightly.', 'The thermostat shows more than it gives.'],
  },
  'stand-fan': {
    good: [
      'Quiet, we sleep well with it.', 'Strong wind.', 'Good for our salon in {place}.',
      'Easy to put together.', 'It uses almost nothing of Cashpower.', 'Stable on the tiles.',
    ],
    mixed: ['The cable is short.', 'It makes a small sound when turning.', 'The first speed is already strong.'],
    bad: ['The neck became loose after {time}.', 'It shakes at speed three.', 'The base broke when we moved it.'],
  },
  'air-conditioner': {
    good: [
      'The office is finally cool in the afternoon.', 'Very quiet at night.', 'Clean installation, no dust left.',
      'It cools in ten minutes.', 'The bill is less than I feared.', 'The drying mode is good in the rainy season.',
    ],
    mixed: ['Installation costs extra, ask before.', 'The remote has too many buttons.', 'The outside unit is a bit loud.'],
    bad: ['Water dripped on the wall until they came back.', 'It stops when the voltage is low.', 'It needed gas after {time}.'],
  },
  'water-dispenser': {
    good: [
      'Hot tea at any time.', 'The children drink more water now.', 'Nice in our waiting room.',
      'Heats quickly.', 'The taps do not drip.', 'Clients in {place} like it.',
    ],
    mixed: ['Changing the bottle needs a strong person.', 'The drip tray is small.', 'It makes a small noise in the night.'],
    bad: ['One tap is leaking after {time}.', 'The hot water is only warm.', 'It smelled of plastic in the first week.'],
  },
  hotplate: {
    good: [
      'Good for my room at the university.', 'Gets hot fast.', 'Easy to clean.',
      'When the gas finishes, it saves us.', 'Stands firmly.', 'I cook for two on it every day.',
    ],
    mixed: ['It eats Cashpower, use it with a lid.', 'It stays hot for long, be careful.', 'The cable is short.'],
    bad: ['The plug gets hot.', 'It died after {time}.', 'The knob turns without effect.'],
  },
  kettle: {
    good: [
      'Water boils before I find the cups.', 'No plastic smell.', 'It switches off by itself, I trust it.',
      'Nice in our kitchen.', 'Light and easy to pour.', 'Still like new after {time}.',
    ],
    mixed: ['The outside gets hot.', 'The cable is short for our kitchen.', 'The lid is a bit stiff.'],
    bad: ['It leaks at the bottom.', 'It stopped switching off.', 'The lid broke after {time}.'],
  },
  'rice-cooker': {
    good: [
      'Rice is perfect every time.', 'I put it on and go to bathe the children.', 'It keeps warm until everybody is home.',
      'Also good for porridge.', 'Nothing sticks.', 'Even our son can cook now.',
    ],
    mixed: ['The cup for measuring is small.', 'A little water comes out when it boils.', 'It is slower than gas.'],
    bad: ['The bottom burns.', 'The coating is coming off after {time}.', 'The lever does not stay down.'],
  },
  blender: {
    good: [
      'Juice every morning.', 'Easy to wash.', 'It makes our isombe smooth.',
      'Stronger than it looks.', 'Baby food in one minute.', 'The blades are sharp, take care.',
    ],
    mixed: ['It is loud.', 'Let it rest between two rounds.', 'The lid is tight.'],
    bad: ['It smells hot after two minutes.', 'It leaks from below.', 'The plastic coupling broke after {time}.'],
  },
  'air-fryer': {
    good: [
      'Chips with one spoon of oil, very crisp.', 'Chicken is better than in the pan.', 'The kitchen stays clean.',
      'Sambusa come out perfect.', 'Fast and easy for busy evenings.', 'Washing the basket is easy.',
    ],
    mixed: ['It takes space.', 'You must shake the food.', 'It uses real power, but not for long.'],
    bad: ['The coating scratched quickly.', 'There was a smell in the first days.', 'The handle became loose after {time}.'],
  },
  'coffee-maker': {
    good: [
      'Coffee from Huye tastes as it should.', 'Our office runs on it.', 'Quick in the morning.',
      'Easy to clean.', 'I stopped buying coffee outside.', 'Looks nice, and it is simple.',
    ],
    mixed: ['It drips a little after the cup.', 'The tank could be bigger.', 'Learn it for some days first.'],
    bad: ['The coffee is not hot enough.', 'It leaks when the tank is full.', 'A part broke after {time}.'],
  },
  toaster: {
    good: [
      'Bread is brown on both sides.', 'Fast breakfast before school.', 'It also takes our thick bread.',
      'Easy to empty the crumbs.', 'Looks good in the kitchen.', 'Simple and it works.',
    ],
    mixed: ['Number three is already dark.', 'The cable is short.', 'Small slices are hard to take out.'],
    bad: ['One side does not heat.', 'The lever does not stay down any more.', 'It smells of burning.'],
  },
  iron: {
    good: [
      'Shirts are straight in one pass.', 'It gets hot fast.', 'It slides well and does not burn.',
      'Uniforms for three children in no time.', 'Good weight in the hand.', 'The cable does not twist.',
    ],
    mixed: ['The cable could be longer.', 'The letters on the dial are small.', 'It cools down slowly.'],
    bad: ['The thermostat is not exact, it burned a shirt.', 'The sole has marks after {time}.', 'The cable gets warm.'],
  },
  vacuum: {
    good: [
      'The red dust is gone from our carpets.', 'Strong suction.', 'Emptying it is easy.',
      'Very good for the car too.', 'Easy to store.', 'You will be surprised what comes out of a sofa.',
    ],
    mixed: ['It is a bit loud.', 'The filter needs washing often.', 'The brush collects hair.'],
    bad: ['The suction became weak after {time}.', 'The tube does not stay in place.', 'The switch is broken.'],
  },
} as const satisfies Readonly<Record<string, Sentences>>;
