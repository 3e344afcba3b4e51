import { expect, it } from 'vitest';
import { cleanLine, cleanText, foldText, likeness } from './text.rules.ts';

it.each([
  ['<p>One &amp; two</p><p>Three</p>', 'One & two\nThree'],
  ['<ul><li>a</li><li>b</li></ul>', 'a\nb'],
  ['5 < 6 and 7 > 3', '5 < 6 and 7 > 3'],
  ['55&quot; TV&nbsp;&#8211; 4&#x4B;', '55" TV – 4K'],
  ['<script>alert(1)</script>x<style>p{}</style>', 'x'],
  ['a\u200Bb\u202Ec\u0007', 'abc'],
  ['a\r\n\r\n\r\n\r\nb', 'a\n\nb'],
  ['&unknown; &#0; &#99999999;', '&unknown; &#0; &#99999999;'],
])('cleans %j', (cell, text) => expect(cleanText(cell)).toBe(text));

it('puts a name on one line', () => expect(cleanLine(' A<br>B \n C ')).toBe('A B C'));

it('folds what people take for the same', () => expect(foldText('  Caméras & Écrans! ')).toBe('cameras and ecrans'));

it('finds what is alike', () => {
  expect(likeness('television', 'television')).toBe(1);
  expect(likeness('televison', 'television')).toBeGreaterThan(0.8);
  expect(likeness('phone', 'kettle')).toBeLessThan(0.3);
});

// Each took minutes as long as what follows was looked through again from every one of them.
it.each(['<script', '<script>', '<br', '</p ', '<a ', '&', ' \n'])(
  'goes once through a cell of %j again and again',
  (piece) => {
    expect(cleanText(`Lamp ${piece.repeat(100_000)}`)).toMatch(/^Lamp/);
  },
);

it('drops what only programs read', () => {
  expect(cleanText('A<script>x<y</script>B<STYLE a="b">c</STYLE>C<script>never ends')).toBe('ABC never ends');
});
