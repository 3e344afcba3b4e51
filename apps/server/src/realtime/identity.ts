/** Who a socket belongs to, as its token says; a socket without one belongs to nobody. */
export type Identity = { kind: 'customer' | 'seller'; id: string; name: string; sessionId: string };

/** Whose token this is; `undefined` when it opens nothing (any more). */
export type Identify = (token: string) => Promise<Identity | undefined>;

/** Asks one keeper of tokens after the other: a token of one kind means nothing to the others. */
export function identifyByFirst(keepers: readonly Identify[]): Identify {
  return async (token) => {
    for (const identify of keepers) {
      const identity = await identify(token);
      if (identity) return identity;
    }
    return undefined;
  };
}
