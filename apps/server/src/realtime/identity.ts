/** Who a socket belongs to, as its token says; a socket without one belongs to nobody. */
export type Identity = { kind: 'customer' | 'seller'; id: string; name: string; sessionId: string };

/** Whose token this is; `undefined` when it opens nothing (any more). */
export type Identify = (token: string) => Promise<Identity | undefined>;

/** Tries one kind of token after the other. */
export function identifyByFirst(identifiers: readonly Identify[]): Identify {
  return async (token) => {
    for (const identify of identifiers) {
      const identity = await identify(token);
      if (identity) return identity;
    }
    return undefined;
  };
}
