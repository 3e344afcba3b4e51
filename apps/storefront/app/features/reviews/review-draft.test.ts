import { describe, expect, it } from 'vitest';
import { checkDraft } from './review-draft.ts';

describe('checkDraft', () => {
  it.each([
    [{ rating: 0, text: 'Good' }, { rating: 'Choose a rating' }],
    [{ rating: 4, text: ' \n ' }, { text: 'Write your review first' }],
    [
      { rating: 0, text: '' },
      { rating: 'Choose a rating', text: 'Write your review first' },
    ],
    [{ rating: 1, text: 'Broke' }, {}],
  ])('of %o says %o', (draft, errors) => {
    expect(checkDraft(draft)).toEqual(errors);
  });
});
