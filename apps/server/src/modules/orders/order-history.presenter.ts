import type { OrderStep } from '@urumuri/contract';
import type { HistoryStep } from './order-history.rules.ts';

export function presentStep({ kind, status, at, shopName, note }: HistoryStep): OrderStep {
  return {
    kind,
    status,
    at: at.toISOString(),
    ...(shopName === undefined ? {} : { shopName }),
    ...(note === '' ? {} : { note }),
  };
}
