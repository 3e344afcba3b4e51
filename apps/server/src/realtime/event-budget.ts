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

type Verdict = 'take' | 'drop' | 'cut';

/** How much one socket may say in a minute. What it says too much is dropped; a flood cuts it off. */
export function createEventBudget(now: () => number = () => performance.now()): (name: string) => Verdict {
  const countByName = new Map<string, number>();
  let total = 0;
  let windowEnd = 0;
  return (name) => {
    if (now() >= windowEnd) {
      windowEnd = now() + windowMs;
      total = 0;
      countByName.clear();
    }
    total += 1;
    if (total > cutAfter) return 'cut';
    const limit = eventsPerWindowByName.get(name);
    // Names nobody listens for are not counted one by one: a flooder could invent any number of them.
    if (total > eventsPerWindow || limit === undefined) return 'drop';
    const count = (countByName.get(name) ?? 0) + 1;
    countByName.set(name, count);
    return count > limit ? 'drop' : 'take';
  };
}
