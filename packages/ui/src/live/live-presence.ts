import { createStore } from '../browser/store.ts';

const present = createStore<ReadonlySet<string>>(new Set());

/** Which of those one chats with are online now, as the shop last sent. */
export const notePresent = (ids: readonly string[]) => present.set(new Set(ids));

export const usePresent = () => present.useValue((ids) => ids);
