import { createTrigger, lazyComponent } from '../../ui/lazy-component.tsx';

const wanted = createTrigger();
const load = async () => (await import('./reviews.tsx')).Reviews;

/** The server writes them; their code is loaded when somebody wants to do more than read. */
export const LazyReviews = lazyComponent(import.meta.env.SSR ? await load() : undefined, load, wanted);

export const loadReviews = wanted.fire;
