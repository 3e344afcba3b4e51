import type { HeldSession } from './sessions.repository.ts';

const keptMs = 30_000;
const maxEntries = 10_000;

type Kept = { held: HeldSession; until: number };

/**
 * Live sessions, remembered for half a minute. A session that was dropped while it was being read is
 * not kept, so a revocation is never undone by an answer from before it.
 */
export class SessionCache {
  readonly #now: () => number;
  readonly #kept = new Map<string, Kept>();
  #drops = 0;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  async get(sessionId: string, read: () => Promise<HeldSession | undefined>): Promise<HeldSession | undefined> {
    const kept = this.#kept.get(sessionId);
    if (kept !== undefined && kept.until > this.#now()) return kept.held;
    const dropsAtStart = this.#drops;
    const held = await read();
    this.#kept.delete(sessionId);
    if (held !== undefined && dropsAtStart === this.#drops) this.#keep(sessionId, held);
    return held;
  }

  drop(sessionIds: readonly string[]): void {
    this.#drops += 1;
    for (const sessionId of sessionIds) this.#kept.delete(sessionId);
  }

  #keep(sessionId: string, held: HeldSession): void {
    this.#kept.set(sessionId, { held, until: this.#now() + keptMs });
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > maxEntries && !oldest.done) this.#kept.delete(oldest.value);
  }
}
