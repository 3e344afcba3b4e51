import { expect, it } from 'vitest';
import { reviewAction } from './review-action.ts';

function send(draft: { rating?: string; review: string }) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ intent: 'submitReview', productId: 'p1', ...draft })) {
    body.append(name, value);
  }
  return reviewAction({ request: new Request('https://shop.example/', { method: 'POST', body }), params: {} });
}

it.each([
  [{ review: 'Good' }, ['rating']],
  [{ rating: '4', review: ' \n ' }, ['review']],
  [{ review: '' }, ['rating', 'review']],
])('asks for what is missing in %o before the shop is asked', async (draft, missing) => {
  const answered = await send(draft);
  expect(answered).toMatchObject({ init: { status: 400 } });
  expect('data' in answered && Object.keys(answered.data.errors ?? {})).toEqual(missing);
});
