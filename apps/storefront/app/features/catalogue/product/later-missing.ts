import { createGate } from './gate.ts';
import { later } from './later.tsx';

const gate = createGate();
gate.open();

const load = async () => (await import('./product-missing.tsx')).ProductMissing;

/** Most visitors never see it. */
export const LaterMissing = later(import.meta.env.SSR ? await load() : undefined, load, gate);
