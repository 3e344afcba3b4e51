import { api } from '../../../platform/api/api.ts';

/** What was searched for last, so that turned pages, filters and reloads of the same list count once. */
let noted: string | undefined;
let isOpened = false;
/** A search that found nothing, and what comes after it within a few minutes: the same thing in other words. */
let missed: { value: string; atMs: number } | undefined;
const SAME_WISH_MS = 5 * 60_000;

/** Counting is never worth an error: the shop may be away, or busy with those who buy. */
function send(body: Parameters<typeof api.noteSearch>[0]['body']): void {
  api.noteSearch({ body }).catch(() => undefined);
}

export function noteSeen(value: string, found: number, cameBack: boolean): void {
  if (noted === value || (cameBack && noted !== undefined)) return;
  noted = value;
  isOpened = false;
  if (found === 0) missed = { value, atMs: Date.now() };
  send({ value, found });
}

/** A product of the results; or after a search that found nothing, a category. */
export function noteOpened(value: string, isProduct: boolean): void {
  if (isProduct ? isOpened : missed === undefined) return;
  isOpened = true;
  const isSameWish = missed !== undefined && missed.value !== value && Date.now() - missed.atMs < SAME_WISH_MS;
  send({ value, found: 1, isClick: true, ...(isSameWish && missed ? { after: missed.value } : {}) });
  missed = undefined;
}
