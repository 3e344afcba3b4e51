import { IdlePart } from './idle-part.tsx';

const loadPart = async () => (await import('./live-updates-part.tsx')).LiveUpdatesPart;

/** Keeps the page up to date. */
export function LiveUpdates() {
  return <IdlePart load={loadPart} />;
}
