import { IdlePart } from '../../layout/idle-part.tsx';

const loadPart = async () => (await import('./console-live-part.tsx')).ConsoleLivePart;

/** Keeps the console's pages up to date. */
export function ConsoleLive() {
  return <IdlePart load={loadPart} />;
}
