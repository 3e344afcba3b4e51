/** Generous per address: mobile networks put many customers behind one, and all come back after a restart. */
const defaults = {
  perNode: 5000,
  perAddress: 200,
  perIdentity: 20,
  arrivalsPerMinute: 300,
};

export type ConnectionLimitsOptions = typeof defaults;

const minuteMs = 60_000;

/** How many connections one address and the whole node may hold, and how fast an address may come. */
export class ConnectionLimits {
  readonly perIdentity: number;
  readonly #options: ConnectionLimitsOptions;
  readonly #now: () => number;
  readonly #openByAddress = new Map<string, number>();
  #arrivalsByAddress = new Map<string, number>();
  #minuteEnd = 0;
  #open = 0;

  constructor(options: Partial<ConnectionLimitsOptions> = {}, now: () => number = () => performance.now()) {
    this.#options = { ...defaults, ...options };
    this.perIdentity = this.#options.perIdentity;
    this.#now = now;
  }

  /** Whether one more may come in; an arrival counts whether or not it is let in. */
  admits(address: string): boolean {
    if (this.#now() >= this.#minuteEnd) {
      this.#minuteEnd = this.#now() + minuteMs;
      this.#arrivalsByAddress = new Map();
    }
    const arrivals = (this.#arrivalsByAddress.get(address) ?? 0) + 1;
    this.#arrivalsByAddress.set(address, arrivals);
    const { perNode, perAddress, arrivalsPerMinute } = this.#options;
    return (
      this.#open < perNode && (this.#openByAddress.get(address) ?? 0) < perAddress && arrivals <= arrivalsPerMinute
    );
  }

  opened(address: string): void {
    this.#open += 1;
    this.#openByAddress.set(address, (this.#openByAddress.get(address) ?? 0) + 1);
  }

  closed(address: string): void {
    this.#open -= 1;
    const left = (this.#openByAddress.get(address) ?? 1) - 1;
    if (left > 0) this.#openByAddress.set(address, left);
    else this.#openByAddress.delete(address);
  }
}

export const noConnectionLimits: Partial<ConnectionLimitsOptions> = {
  perNode: Infinity,
  perAddress: Infinity,
  perIdentity: Infinity,
  arrivalsPerMinute: Infinity,
};
