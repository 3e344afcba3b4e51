import type { ClientToServerEvents } from '@urumuri/contract';

const windowMs = 60_000;
const eventsPerWindow = 60;
/** Beyond this many in one window it is no longer a clumsy client. */
const cutAfter = 3 * eventsPerWindow;

const limitByName = {
  manual_disconnect: 1,
  add_user: 5,
  add_seller: 5,
  test: 5,
  check_stock: 20,
  check_reviews: 20,
  send_customer_message: 20,
  send_seller_message: 20,
} satisfies Record<keyof ClientToServerEvents, number>;

const eventsPerWindowByName = new Map(Object.entries(limitByName));

export type Verdict = 'take' | 'drop' | 'cut';

/** How much one socket may say in a minute. What it says too much is dropped; a flood cuts it off. */
export class EventBudget {
  readonly #now: () => number;
  #windowEnd = 0;
  #total = 0;
  #countByName = new Map<string, number>();

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  spend(name: string): Verdict {
    if (this.#now() >= this.#windowEnd) this.#startWindow();
    this.#total += 1;
    if (this.#total > cutAfter) return 'cut';
    if (this.#total > eventsPerWindow) return 'drop';
    const limit = eventsPerWindowByName.get(name);
    // Names nobody listens for are not counted one by one: a flooder could invent any number of them.
    if (limit === undefined) return 'drop';
    const count = (this.#countByName.get(name) ?? 0) + 1;
    this.#countByName.set(name, count);
    return count > limit ? 'drop' : 'take';
  }

  #startWindow(): void {
    this.#windowEnd = this.#now() + windowMs;
    this.#total = 0;
    this.#countByName.clear();
  }
}
