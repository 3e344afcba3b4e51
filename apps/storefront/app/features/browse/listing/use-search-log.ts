import { useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { whenIdle } from '../../../platform/offline/when-idle.ts';
import type { ListingResult } from './listing-data.ts';

/** What was searched for last, so that turned pages, filters and reloads of the same list count once. */
let noted: string | undefined;
let isOpened = false;
/** A search that found nothing, and what comes after it within a few minutes: the same thing in other words. */
let missed: { value: string; atMs: number } | undefined;
const SAME_WISH_MS = 5 * 60_000;

type Note = { value: string; found: number; isClick?: boolean; after?: string };

/** Counting is never worth an error. */
async function send(body: Note): Promise<void> {
  try {
    const { api } = await import('../../../platform/api/api.ts');
    await api.noteSearch({ body });
  } catch {
    // The shop is away, or busy with those who buy.
  }
}

function noteOpened(value: string): void {
  const isSameWish = missed !== undefined && missed.value !== value && Date.now() - missed.atMs < SAME_WISH_MS;
  void send({ value, found: 1, isClick: true, ...(isSameWish && missed ? { after: missed.value } : {}) });
  missed = undefined;
}

const productLink = 'main a[href^="/product/details/"]';
const categoryLink = '[data-nearest] a';

/** Tells the shop, without saying who, that a search was seen, whether it found anything and whether that was opened. */
export function useSearchLog(value: string | undefined, result: ListingResult): void {
  const cameBack = useNavigationType() === NavigationType.Pop && noted !== undefined;
  const found = result.kind === 'found' && !result.isStale ? (result.isNearest ? 0 : result.total) : undefined;

  useEffect(() => {
    if (value === undefined || found === undefined || noted === value || cameBack) return;
    return whenIdle(() => {
      noted = value;
      isOpened = false;
      if (found === 0) missed = { value, atMs: Date.now() };
      void send({ value, found });
    });
  }, [value, found, cameBack]);

  useEffect(() => {
    if (value === undefined) return;
    const notice = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      if (target.closest(productLink) && !isOpened) {
        isOpened = true;
        noteOpened(value);
      }
      const category = target.closest(categoryLink)?.textContent;
      if (category && missed) noteOpened(category);
    };
    document.addEventListener('click', notice);
    return () => document.removeEventListener('click', notice);
  }, [value]);
}
