import { expect, it } from 'vitest';
import { prose } from './prose.ts';

it('lets lines flow together and keeps paragraphs apart', () => {
  const text = prose`
    One line
    and its end.

    A second paragraph.
  `;
  expect(text).toBe('One line and its end.\n\nA second paragraph.');
});
