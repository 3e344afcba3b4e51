import { useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { whenIdle } from '@urumuri/ui/offline/when-idle.ts';
import type { ListingResult } from './listing-data.ts';

/** Fetched when there is something to count; without it nothing is. */
const loadLog = () => import('./search-log.ts').catch(() => undefined);

/** Tells the shop, without saying who, that a search was seen, whether it found anything and whether that was opened. */
export function useSearchLog(value: string | undefined, result: ListingResult): void {
  const cameBack = useNavigationType() === NavigationType.Pop;
  const found = result.kind === 'found' && !result.isStale ? (result.isNearest ? 0 : result.total) : undefined;

  useEffect(() => {
    if (value === undefined || found === undefined) return;
    return whenIdle(() => void loadLog().then((log) => log?.noteSeen(value, found, cameBack)));
  }, [value, found, cameBack]);

  useEffect(() => {
    if (value === undefined) return;
    const notice = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const isProduct = target.closest('main a[href^="/product/details/"]') !== null;
      const opened = isProduct ? value : target.closest('[data-nearest] a')?.textContent;
      if (opened) void loadLog().then((log) => log?.noteOpened(opened, isProduct));
    };
    document.addEventListener('click', notice);
    return () => document.removeEventListener('click', notice);
  }, [value]);
}
