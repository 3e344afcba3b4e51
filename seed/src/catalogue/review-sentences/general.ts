import type { Rating } from '../reviews.ts';

/** How a review of this rating begins, or all that it says. */
export const openings: Readonly<Record<Rating, readonly string[]>> = {
  5: [
    'Very happy with this one.', 'Exactly as described.', 'I recommend it to anyone.', 'Worth every franc.',
    'Murakoze cyane, it is perfect.', 'No complaints at all.', 'The best thing I bought this year.',
    'My second one, the first I gave to {who}.', 'Bought it for {who} and now I want one too.',
    'Five stars without thinking.', 'Ni byiza cyane.', 'I was not sure, but it surprised me.',
    'Good quality, you feel it in the hand.', 'I compared for weeks and I chose well.',
    'After {time} I can say it is the right one.', '{time} of use and not one problem.',
    'Everybody in the house uses it.', 'We are using it every day in {place}.', 'Original, sealed and working.',
    'I would buy it again tomorrow.', 'My neighbours already asked me where I got it.', 'It does what it promises.',
  ],
  4: [
    'Good for the price.', 'I am satisfied.', 'A good product with small things to improve.',
    'Nearly perfect.', 'It is working well so far.', 'Not bad at all.', 'Does the job well.',
    'After {time} I am still content.', 'Good buy for a family.', 'I like it, and {who} likes it more.',
    'Honest product.', 'It is good, I removed one star only for small things.', 'We are happy with it.',
    'For daily use it is very okay.', 'Better than my old one.', 'Happy after {time}, let us see after a year.',
    'Solid, and simple to use.', 'It serves us well in {place}.',
  ],
  3: [
    'It is okay.', 'Average, but it works.', 'Some good things, some not.', 'I expected a bit more.',
    'Fine for this price, not more.', 'It works, but I am not excited.', 'Neither good nor bad.',
    'After {time} my feelings are mixed.', 'You get what you pay for.', 'Okay for {who}, not for me.',
  ],
  2: [
    'I am a bit disappointed.', 'Not what I expected.', 'I would not buy it again.',
    'It worked well only in the beginning.', 'Too many small problems.', 'I wanted to like it.',
    'After {time} I regret it a little.', 'Two stars because the seller was polite.',
  ],
  1: [
    'Sorry, but this was a bad buy.', 'I cannot recommend it.', 'Very disappointed.',
    'It did not even last {time}.', 'I wanted to give zero.', 'Please check your stock before sending.',
  ],
};

/** About delivery, packaging and the seller, by content and discontent reviewers. */
export const service = {
  good: [
    'Delivered to {place} the same day.', 'The rider called before coming and was polite.',
    'Ordered in the morning, in {place} by four.', 'Well packed, not a scratch.',
    'The seller answered my questions in the chat within minutes.', 'They opened the box and tested it with me.',
    'Paid with MoMo and everything went smoothly.', 'Delivery to {place} took one day as promised.',
    'The box was sealed and the receipt was inside.', 'Seller explained everything on the phone, with patience.',
    'Even in the rain the package came dry.', 'The delivery people carried it up to the third floor.',
    'They exchanged the cable when I asked, no discussion.', 'I picked it up in the shop in ten minutes.',
    'The warranty card was stamped, I like that.', 'Cheaper than what they told me in town.',
    'The price in the shop was the price on the site.', 'Came a day earlier than they said.',
  ],
  mixed: [
    'Delivery came one day late.', 'The rider had trouble finding our gate in {place}.',
    'The outer box was a bit crushed, inside all was fine.', 'The manual is only in small English letters.',
    'I had to call twice about the delivery time.', 'The plug needed an adapter.',
    'I wish the delivery outside Kigali was cheaper.', 'It came in the evening when I had asked for noon.',
    'The picture on the site looked a little different in colour.', 'They forgot the receipt and sent it later.',
  ],
  bad: [
    'The seller answered only after three days.', 'They promised to exchange it, I am still waiting.',
    'To be fair, the seller took it back and returned my money.', 'Delivery took five days to {place}.',
    'The box had been opened before.', 'The repair took three weeks.',
    'At least they replaced it under warranty.', 'I had to bring it back to the shop myself.',
  ],
} as const;

export const people = [
  'my mother', 'my sister', 'my husband', 'my wife', 'my brother', 'my father', 'our daughter', 'our son',
  'my aunt in Huye', 'my cousin in Musanze', 'my parents in Rubavu', 'my colleague', 'my grandmother',
  'a friend in Muhanga', 'my uncle',
] as const;

export const places = [
  'Kimironko', 'Remera', 'Kicukiro', 'Nyamirambo', 'Gikondo', 'Kacyiru', 'Gisozi', 'Kanombe', 'Kabeza',
  'Kibagabaga', 'Gacuriro', 'Kimihurura', 'Nyarutarama', 'Kabuga', 'Masaka', 'Rebero', 'Gatenga', 'Kinyinya',
  'Nyabugogo', 'Zindiro', 'Niboye', 'Rusororo',
] as const;
