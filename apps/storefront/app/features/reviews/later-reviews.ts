import { later } from '../../ui/later.tsx';
import { createGate } from '../../platform/offline/gate.ts';

const asked = createGate();
const load = async () => (await import('./reviews.tsx')).Reviews;

/** Written by the server; their program comes when somebody wants to do more than read. */
export const LaterReviews = later(import.meta.env.SSR ? await load() : undefined, load, asked);

export const wakeReviews = asked.open;
