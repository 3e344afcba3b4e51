import type { Sentences } from './sentences.ts';

/** Things with a screen or a battery. */
export const screens = {
  smartphone: {
    good: [
      'The screen is clear even in the sun.',
      'Camera is very good in daylight.',
      'WhatsApp, MoMo and Maps all open fast.',
      'Battery takes me from morning to night with data on.',
      'Both my lines work without problems.',
      'Photos of the wedding came out beautiful.',
      'Calls are clear, also in {place} where the network is weak.',
    ],
    mixed: [
      'It gets a bit warm when charging.',
      'I had to buy a cover separately.',
      'The speaker could be louder.',
      'Night photos are only average.',
      'It came with some apps I did not need.',
    ],
    bad: [
      'It freezes when I open many apps.',
      'The battery drops fast after {time}.',
      'The charging port became loose.',
      'The screen got a scratch in the first week.',
    ],
  },
  'feature-phone': {
    good: [
      'I charge it once in the week.',
      '{who} can finally read the numbers.',
      'The torch is strong, very useful on the path at night.',
      'Radio is clear.',
      'It fell many times and still works.',
      'Good second phone for the shop.',
    ],
    mixed: ['The ringing could be louder.', 'The keys are a bit hard.', 'Writing long messages is slow.'],
    bad: [
      'The keypad stopped working on number 5.',
      'The network goes and comes.',
      'The back cover does not close well.',
    ],
  },
  tablet: {
    good: [
      'The children do their homework on it.',
      'Films look very good on it.',
      'Reading PDF for my studies is comfortable.',
      'Battery is enough for a whole trip to Rusizi.',
      'The sound surprised me.',
      'Light enough to hold in bed.',
    ],
    mixed: ['Charging takes long.', 'The camera is just for video calls.', 'Get the bigger memory if you can.'],
    bad: ['It became slow after the update.', 'The screen cracked easily.', 'The charging cable died quickly.'],
  },
  laptop: {
    good: [
      'It starts in seconds.',
      'Good keyboard, I write reports all day.',
      'I finished my thesis on it.',
      'Battery survived a power cut of four hours.',
      'Zoom, Excel and twenty tabs, no problem.',
      'Light to carry on the bus.',
      'The seller installed everything before delivery.',
    ],
    mixed: [
      'The fan is audible when I edit video.',
      'The speakers are weak.',
      'I needed to buy a bag.',
      'The webcam is so-so.',
    ],
    bad: ['It gets too hot on my knees.', 'The hinge is already making noise.', 'One USB port stopped working.'],
  },
  monitor: {
    good: [
      'My eyes are less tired now.',
      'Colours are nice and it was easy to connect.',
      'Working from home is better with it.',
      'Sharp text from edge to edge.',
      'Takes little power, our UPS holds it well.',
      'Easy to mount on the wall.',
    ],
    mixed: [
      'No speakers inside, know that.',
      'The stand takes space on a small desk.',
      'The buttons are behind and hard to find.',
    ],
    bad: ['There is one dead pixel.', 'The stand shakes when I type.', 'Light comes out at the corners.'],
  },
  printer: {
    good: [
      'We print school exams with it, cheap per page.',
      'Wi-Fi printing from the phone is very easy.',
      'Copies are clean.',
      'We use it in our secretariat in {place} all day.',
      'Small and quiet.',
      'The first toner and ink lasted longer than I thought.',
    ],
    mixed: ['Setting the Wi-Fi took me an hour.', 'It is not fast, but it prints.', 'USB cable was not in the box.'],
    bad: [
      'It pulls two papers at the same time.',
      'The print has lines after {time}.',
      'It lost the Wi-Fi every week.',
    ],
  },
  tv: {
    good: [
      'The picture is beautiful, football is another thing now.',
      'YouTube works well with our Wi-Fi.',
      'Free channels came immediately.',
      'They hung it on the wall in {place} and cleaned after.',
      'It starts again by itself after a power cut.',
      'The whole family comes to our house for matches now.',
      'Menus are easy, even my grandmother can use it.',
    ],
    mixed: [
      'The sound is a bit thin, get a soundbar.',
      'The remote feels cheap.',
      'Some apps take time to open.',
      'The legs are far apart for our table.',
    ],
    bad: [
      'It disconnects from Wi-Fi again and again.',
      'A line appeared on the screen after {time}.',
      'The panel was broken on arrival.',
    ],
  },
  smartwatch: {
    good: [
      'I see calls and messages without taking out the phone.',
      'It motivates me to walk.',
      'Looks nice with office clothes too.',
      'Battery is as they said.',
      'Sleep tracking is interesting.',
      'Easy to connect with my phone.',
    ],
    mixed: ['Step counting is a bit generous.', 'The strap is for bigger hands.', 'Some faces cost money.'],
    bad: ['It loses the Bluetooth connection.', 'The strap broke after {time}.', 'The heart rate is just guessing.'],
  },
  'fitness-band': {
    good: [
      'I forget that I am wearing it.',
      'Counting steps up our hill in {place} is fun.',
      'I wear it in the shower, no problem.',
      'Wakes me without waking my wife.',
      'Charging is quick.',
      'Good gift, everybody liked it.',
    ],
    mixed: ['The screen is small for long messages.', 'The app is asking too many things.', 'Hard to read at noon.'],
    bad: [
      'The band came off and I almost lost it.',
      'It stopped charging after {time}.',
      'Steps are counted on the moto too.',
    ],
  },
  router: {
    good: [
      'Now we have Wi-Fi in every room.',
      'It was working the same evening.',
      'No more dropped meetings.',
      'The children, the TV and my laptop all together, still stable.',
      'Signal reaches the gate in {place}.',
      'It comes back quickly after a power cut.',
      'The technician in the shop set it up before delivery.',
    ],
    mixed: [
      'The app wants an account.',
      'The cable in the box is short.',
      'It is a bit warm on top.',
      'Upstairs the speed is half.',
    ],
    bad: [
      'I must restart it every two days.',
      'It is slower than the one of my provider.',
      'The adapter burned after a power surge.',
    ],
  },
  'power-bank': {
    good: [
      'It saved me during the last cut.',
      'Holds its charge for many days.',
      'Works as they say.',
      'My work does not stop any more.',
      'Well made, and safe with my devices.',
      'I bought a second one for {who}.',
    ],
    mixed: ['A bit heavy.', 'It takes a whole night to fill.', 'The cable inside is short.'],
    bad: ['The real capacity is less than written.', 'It swelled after {time}.', 'One output does not work.'],
  },
} as const satisfies Readonly<Record<string, Sentences>>;
