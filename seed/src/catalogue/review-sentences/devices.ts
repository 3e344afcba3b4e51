import type { Sentences } from './sentences.ts';

/** Things with a screen, a battery or a loudspeaker. */
export const deviceSentences = {
  smartphone: {
    good: [
      'The screen is clear even in the sun.', 'Camera is very good in daylight.', 'WhatsApp, MoMo and Maps all open fast.',
      'Battery takes me from morning to night with data on.', 'Both my lines work without problems.',
      'Photos of the wedding came out beautiful.', 'Calls are clear, also in {place} where the network is weak.',
    ],
    mixed: [
      'It gets a bit warm when charging.', 'I had to buy a cover separately.', 'The speaker could be louder.',
      'Night photos are only average.', 'It came with some apps I did not need.',
    ],
    bad: [
      'It freezes when I open many apps.', 'The battery drops fast after {time}.', 'The charging port became loose.',
      'The screen got a scratch in the first week.',
    ],
  },
  'feature-phone': {
    good: [
      'I charge it once in the week.', '{who} can finally read the numbers.', 'The torch is strong, very useful on the path at night.',
      'Radio is clear.', 'It fell many times and still works.', 'Good second phone for the shop.',
    ],
    mixed: ['The ringing could be louder.', 'The keys are a bit hard.', 'Writing long messages is slow.'],
    bad: ['The keypad stopped working on number 5.', 'The network goes and comes.', 'The back cover does not close well.'],
  },
  tablet: {
    good: [
      'The children do their homework on it.', 'Films look very good on it.', 'Reading PDF for my studies is comfortable.',
      'Battery is enough for a whole trip to Rusizi.', 'The sound surprised me.', 'Light enough to hold in bed.',
    ],
    mixed: ['Charging takes long.', 'The camera is just for video calls.', 'Get the bigger memory if you can.'],
    bad: ['It became slow after the update.', 'The screen cracked easily.', 'The charging cable died quickly.'],
  },
  laptop: {
    good: [
      'It starts in seconds.', 'Good keyboard, I write reports all day.', 'I finished my thesis on it.',
      'Battery survived a power cut of four hours.', 'Zoom, Excel and twenty tabs, no problem.',
      'Light to carry on the bus.', 'The seller installed everything before delivery.',
    ],
    mixed: ['The fan is audible when I edit video.', 'The speakers are weak.', 'I needed to buy a bag.', 'The webcam is so-so.'],
    bad: ['It gets too hot on my knees.', 'The hinge is already making noise.', 'One USB port stopped working.'],
  },
  monitor: {
    good: [
      'My eyes are less tired now.', 'Colours are nice and it was easy to connect.', 'Working from home is better with it.',
      'Sharp text from edge to edge.', 'Takes little power, our UPS holds it well.', 'Easy to mount on the wall.',
    ],
    mixed: ['No speakers inside, know that.', 'The stand takes space on a small desk.', 'The buttons are behind and hard to find.'],
    bad: ['There is one dead pixel.', 'The stand shakes when I type.', 'Light comes out at the corners.'],
  },
  printer: {
    good: [
      'We print school exams with it, cheap per page.', 'Wi-Fi printing from the phone is very easy.', 'Copies are clean.',
      'We use it in our secretariat in {place} all day.', 'Small and quiet.', 'The first toner and ink lasted longer than I thought.',
    ],
    mixed: ['Setting the Wi-Fi took me an hour.', 'It is not fast, but it prints.', 'USB cable was not in the box.'],
    bad: ['It pulls two papers at the same time.', 'The print has lines after {time}.', 'It lost the Wi-Fi every week.'],
  },
  tv: {
    good: [
      'The picture is beautiful, football is another thing now.', 'YouTube works well with our Wi-Fi.', 'Free channels came immediately.',
      'They hung it on the wall in {place} and cleaned after.', 'It starts again by itself after a power cut.',
      'The whole family comes to our house for matches now.', 'Menus are easy, even {who} can use it.',
    ],
    mixed: ['The sound is a bit thin, get a soundbar.', 'The remote feels cheap.', 'Some apps take time to open.', 'The legs are far apart for our table.'],
    bad: ['It disconnects from Wi-Fi again and again.', 'A line appeared on the screen after {time}.', 'The panel was broken on arrival.'],
  },
  smartwatch: {
    good: [
      'I see calls and messages without taking out the phone.', 'It motivates me to walk.', 'Looks nice with office clothes too.',
      'Battery is as they said.', 'Sleep tracking is interesting.', 'Easy to connect with my phone.',
    ],
    mixed: ['Step counting is a bit generous.', 'The strap is for bigger hands.', 'Some faces cost money.'],
    bad: ['It loses the Bluetooth connection.', 'The strap broke after {time}.', 'The heart rate is just guessing.'],
  },
  'fitness-band': {
    good: [
      'I forget that I am wearing it.', 'Counting steps up our hill in {place} is fun.', 'I wear it in the shower, no problem.',
      'Wakes me without waking {who}.', 'Charging is quick.', 'Good gift, everybody liked it.',
    ],
    mixed: ['The screen is small for long messages.', 'The app is asking too many things.', 'Hard to read at noon.'],
    bad: ['The band came off and I almost lost it.', 'It stopped charging after {time}.', 'Steps are counted on the moto too.'],
  },
  router: {
    good: [
      'Now we have Wi-Fi in every room.', 'Five minutes and it was working.', 'No more dropped meetings.',
      'The children, the TV and my laptop all together, still stable.', 'Signal reaches the gate in {place}.', 'It comes back quickly after a power cut.',
      'The technician in the shop set it up before delivery.',
    ],
    mixed: ['The app wants an account.', 'The cable in the box is short.', 'It is a bit warm on top.', 'Upstairs the speed is half.'],
    bad: ['I must restart it every two days.', 'It is slower than the one of my provider.', 'The adapter burned after a power surge.'],
  },
  'power-bank': {
    good: [
      'It saved me during the last cut.', 'Holds its charge for many days.', 'Works as they say.',
      'I carry it on field work.', 'Well made, and safe with my devices.', 'It is charging well with any charger.',
    ],
    mixed: ['A bit heavy.', 'It takes a whole night to fill.', 'The cable inside is short.'],
    bad: ['The real capacity is less than written.', 'It swelled after {time}.', 'One output does not work.'],
  },
  speaker: {
    good: [
      'Small but it shouts.', 'We took it to Lake Muhazi and it survived.', 'The bass is nice for this size.',
      'Battery lasts the whole afternoon.', 'Our choir practises with it.', 'Connects quickly to any phone.',
    ],
    mixed: ['At the highest volume it is not so clean.', 'I wish it had a radio.', 'Charging takes some hours.'],
    bad: ['Bluetooth cuts when I leave the room.', 'The battery is weak after {time}.', 'It makes a buzzing sound.'],
  },
  'party-speaker': {
    good: [
      'We used it at a wedding in {place}, everybody danced.', 'The lights are beautiful at night.', 'Strong bass, the windows shake.',
      'The microphone input works well for church.', 'It kept playing when power went.', 'Worth it, I rent it out on weekends.',
    ],
    mixed: ['It is heavy to carry.', 'One more microphone would be good.', 'The neighbours are not as happy as me.'],
    bad: ['The handle is weak for this weight.', 'The sound breaks when loud.', 'The battery does not last one party.'],
  },
  soundbar: {
    good: [
      'Now I hear what people say in films.', 'One cable and it worked.', 'Very good for our small sitting room.',
      'Music sounds full.', 'Looks nice under the TV.', 'The TV remote controls the volume, I love that.',
    ],
    mixed: ['The remote is very small.', 'It took time to find the right mode.', 'The cable could be longer.'],
    bad: ['It forgets the TV connection.', 'There is a hum when nothing plays.', 'The display is hard to read.'],
  },
  headphones: {
    good: [
      'Very comfortable, I wear them for hours.', 'Voices are clear in meetings.', 'I can study even with noise in the house.',
      'Bass is good but not too much.', 'Light on the head.', 'The microphone is clear, my colleagues say.',
    ],
    mixed: ['My ears get warm after two hours.', 'I would like a bag to carry them.', 'A bit tight in the beginning.'],
    bad: ['The cushions started peeling after {time}.', 'One side is lower than the other.', 'The plastic cracked near the hinge.'],
  },
  earbuds: {
    good: [
      'They stay in my ears on the moto.', 'Sound is much better than I expected.', 'The case fits in any pocket.',
      'They connect when I open the lid.', 'Calls in the office are clear.', 'I use them for the gym every day.',
    ],
    mixed: ['On the street people hear the wind.', 'The touch is too sensitive.', 'The case gets scratches quickly.'],
    bad: ['The left one stopped charging.', 'Battery is shorter after {time}.', 'They disconnect in the pocket.'],
  },
  camera: {
    good: [
      'Pictures are sharp, my clients are happy.', 'Easy to learn for a beginner.', 'I started my small business with it.',
      'Used it at a graduation, very good results.', 'Colours are natural on our skin.', 'Fits well in the hand.',
    ],
    mixed: ['You need a second battery.', 'Memory card is not included.', 'In dark rooms you need more light.'],
    bad: ['The battery cover is weak.', 'The focus hunts in the evening.', 'It came with a mark on the lens.'],
  },
  'security-camera': {
    good: [
      'I see my gate from anywhere.', 'Night picture is very clear.', 'Installation was simple.',
      'The alerts come fast on the phone.', 'We feel safer in {place} now.', 'I talk with the guard through it.',
    ],
    mixed: ['You must buy the memory card.', 'It sends alerts for the cat too.', 'Needs good Wi-Fi at the gate.'],
    bad: ['It goes offline when it rains.', 'The app logs me out.', 'After a power cut it needs a reset.'],
  },
  console: {
    good: [
      'The boys do not leave the house any more.', 'Games load very fast.', 'Football with friends every Friday.',
      'Quiet, even after hours.', 'Setup was easy, they even created the account with us.', 'A gift for {who}, big success.',
    ],
    mixed: ['Downloads eat a lot of data.', 'Games are expensive.', 'One more controller should be in the box.'],
    bad: ['It switches off with low voltage.', 'The memory is full after a few games.', 'The HDMI cable was missing.'],
  },
  controller: {
    good: [
      'Feels very good in the hands.', 'Works with my phone too.', 'The buttons are quick.',
      'Connected at the first try.', 'Now we can play two.', 'Original, you feel the difference.',
    ],
    mixed: ['No cable in the box.', 'A bit big for children.', 'It slips when hands are sweating.'],
    bad: ['The left stick moves by itself.', 'One button got stuck after {time}.', 'It disconnects during the game.'],
  },
} as const satisfies Readonly<Record<string, Sentences>>;
