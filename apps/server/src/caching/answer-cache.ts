export type AnswerCacheOptions = {
  /** How long an answer is given again without asking; 0 keeps nothing. */
  keptMs: number;
  maxEntries?: number;
  now?(): number;
};

type Kept = { answer: unknown; until: number };

const defaultMaxEntries = 300;

/**
 * Answers to public reads, kept for a few seconds. Many who ask the same at once wait for one answer.
 * After `forget` nothing older is given, nor is an answer kept whose making had begun before.
 */
export class AnswerCache {
  readonly #keptMs: number;
  readonly #maxEntries: number;
  readonly #now: () => number;
  #kept = new Map<string, Kept>();
  #underWay = new Map<string, Promise<unknown>>();

  constructor({ keptMs, maxEntries = defaultMaxEntries, now = () => performance.now() }: AnswerCacheOptions) {
    this.#keptMs = keptMs;
    this.#maxEntries = maxEntries;
    this.#now = now;
  }

  /** The answer if one is kept. */
  peek(key: string): unknown {
    const kept = this.#kept.get(key);
    return kept !== undefined && kept.until > this.#now() ? kept.answer : undefined;
  }

  async get<Answer>(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const kept = this.peek(key);
    if (kept !== undefined) return kept as Answer;
    const underWay = this.#underWay.get(key);
    if (underWay !== undefined) return underWay as Promise<Answer>;
    return this.#make(key, make);
  }

  /** For answers made several at once: keeps what was asked for from now on, unless it is forgotten meanwhile. */
  startKeeping(): (key: string, answer: unknown) => void {
    const kept = this.#kept;
    return (key, answer) => this.#keep(kept, key, answer);
  }

  forget(): void {
    this.#kept = new Map();
    this.#underWay = new Map();
  }

  async #make<Answer>(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const [keptAtStart, underWayAtStart] = [this.#kept, this.#underWay];
    const making = make();
    underWayAtStart.set(key, making);
    try {
      const answer = await making;
      this.#keep(keptAtStart, key, answer);
      return answer;
    } finally {
      underWayAtStart.delete(key);
    }
  }

  /** Into the map that was in force when the making began: after `forget` nobody reads that one. */
  #keep(kept: Map<string, Kept>, key: string, answer: unknown): void {
    if (this.#keptMs === 0) return;
    kept.delete(key);
    kept.set(key, { answer, until: this.#now() + this.#keptMs });
    const oldest = kept.keys().next();
    if (kept.size > this.#maxEntries && !oldest.done) kept.delete(oldest.value);
  }
}
