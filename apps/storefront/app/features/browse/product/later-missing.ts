import { later } from '../../../ui/later.tsx';
import { createGate } from '../../../platform/offline/gate.ts';

const gate = createGate();
gate.open();

const load = async () => (await import('./product-missing.tsx')).ProductMissing;

/** Most visitors never see it. */
export const LaterMissing = later(import.meta.env.SSR ? await load() : undefined, load, gate);
