import type { OrdersService } from './orders.service.ts';

export type OrderExpiry = { stop(): Promise<void> };

type Options = {
  orders: Pick<OrdersService, 'expireNext'>;
  everyMs: number;
  onError(error: unknown): void;
};

/** Gives back, every so often, what unpaid orders have held for too long. Every node may do it at once. */
export function startOrderExpiry({ orders, everyMs, onError }: Options): OrderExpiry {
  let isStopped = false;
  let wake: () => void = () => undefined;

  async function run(): Promise<void> {
    while (!isStopped) {
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, everyMs).unref();
      });
      await expireAll().catch(onError);
    }
  }

  async function expireAll(): Promise<void> {
    while (!isStopped && (await orders.expireNext()));
  }

  const running = run();
  return {
    async stop() {
      isStopped = true;
      wake();
      await running;
    },
  };
}
