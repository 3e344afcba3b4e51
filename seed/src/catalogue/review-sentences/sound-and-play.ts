import type { Sentences } from './sentences.ts';

/** Things to listen, watch and play with. */
export const soundAndPlay = {
  speaker: {
    good: [
      'Small but it shouts.',
      'We took it to Lake Muhazi and it survived.',
      'The bass is nice for this size.',
      'Battery lasts the whole afternoon.',
      'Our choir practises with it.',
      'Connects quickly to any phone.',
    ],
    mixed: ['At the highest volume it is not so clean.', 'I wish it had a radio.', 'Charging takes some hours.'],
    bad: ['Bluetooth cuts when I leave the room.', 'The battery is weak after {time}.', 'It makes a buzzing sound.'],
  },
  'party-speaker': {
    good: [
      'We used it at a wedding in {place}, everybody danced.',
      'The lights are beautiful at night.',
      'Strong bass, the windows shake.',
      'The microphone input works well for church.',
      'It kept playing when power went.',
      'Worth it, I rent it out on weekends.',
    ],
    mixed: ['It is heavy to carry.', 'One more microphone would be good.', 'The neighbours are not as happy as me.'],
    bad: ['The handle is weak for this weight.', 'The sound breaks when loud.', 'The battery does not last one party.'],
  },
  soundbar: {
    good: [
      'Now I hear what people say in films.',
      'One cable and it worked.',
      'Very good for our small sitting room.',
      'Music sounds full.',
      'Looks nice under the TV.',
      'The TV remote controls the volume, I love that.',
    ],
    mixed: ['The remote is very small.', 'It took time to find the right mode.', 'The cable could be longer.'],
    bad: ['It forgets the TV connection.', 'There is a hum when nothing plays.', 'The display is hard to read.'],
  },
  headphones: {
    good: [
      'Very comfortable, I wear them for hours.',
      'Voices are clear in meetings.',
      'I can study even with noise in the house.',
      'Bass is good but not too much.',
      'Light on the head.',
      'The microphone is clear, my colleagues say.',
    ],
    mixed: ['My ears get warm after two hours.', 'I would like a bag to carry them.', 'A bit tight in the beginning.'],
    bad: [
      'The cushions started peeling after {time}.',
      'One side is lower than the other.',
      'The plastic cracked near the hinge.',
    ],
  },
  earbuds: {
    good: [
      'They stay in my ears on the moto.',
      'Sound is much better than I expected.',
      'The case fits in any pocket.',
      'They connect when I open the lid.',
      'Calls in the office are clear.',
      'I use them for the gym every day.',
    ],
    mixed: ['On the street people hear the wind.', 'The touch is too sensitive.', 'The case gets scratches quickly.'],
    bad: ['The left one stopped charging.', 'Battery is shorter after {time}.', 'They disconnect in the pocket.'],
  },
  camera: {
    good: [
      'Pictures are sharp, my clients are happy.',
      'Easy to learn for a beginner.',
      'I started my small business with it.',
      'Used it at a graduation, very good results.',
      'Colours are natural on our skin.',
      'Fits well in the hand.',
    ],
    mixed: ['You need a second battery.', 'The bag is sold separately.', 'In dark rooms you need more light.'],
    bad: ['The battery cover is weak.', 'The pictures in the evening are poor.', 'It came with a mark on the lens.'],
  },
  'security-camera': {
    good: [
      'I see my gate from anywhere.',
      'Night picture is very clear.',
      'Installation was simple.',
      'The alerts come fast on the phone.',
      'We feel safer in {place} now.',
      'I talk with the guard through it.',
    ],
    mixed: [
      'The screws are too short for our wall.',
      'It sends alerts for the cat too.',
      'Needs good Wi-Fi at the gate.',
    ],
    bad: ['It goes offline when it rains.', 'The app logs me out.', 'After a power cut it needs a reset.'],
  },
  console: {
    good: [
      'The boys do not leave the house any more.',
      'Games load very fast.',
      'Football with friends every Friday.',
      'Quiet, even after hours.',
      'Setup was easy, they even created the account with us.',
      'A gift for our son, big success.',
    ],
    mixed: ['Downloads eat a lot of data.', 'Games are expensive.', 'One more controller should be in the box.'],
    bad: ['It switches off with low voltage.', 'The memory is full after a few games.', 'The HDMI cable was missing.'],
  },
  controller: {
    good: [
      'Feels very good in the hands.',
      'Works with my phone too.',
      'The buttons are quick.',
      'Connected at the first try.',
      'Now we can play two.',
      'Original, you feel the difference.',
    ],
    mixed: ['No cable in the box.', 'A bit big for children.', 'It slips when hands are sweating.'],
    bad: ['The left stick moves by itself.', 'One button got stuck after {time}.', 'It disconnects during the game.'],
  },
} as const satisfies Readonly<Record<string, Sentences>>;
