import { consoleMeta } from '../shell/seller-route.ts';
import { NothingHere } from '../shell/console-error.tsx';

export const meta = consoleMeta('Not found');

/** An address of the console that is no page of it. */
export default function SellerNotFound() {
  return <NothingHere />;
}
