import { createSessionTokens, type TokenOptions } from './session-tokens.ts';

export type TokenClaims = { customerId: string; sessionId: string; issuedAt: Date };

export type CustomerTokens = ReturnType<typeof createCustomerTokens>;

export function createCustomerTokens(options: TokenOptions) {
  const tokens = createSessionTokens('customer', options);
  return {
    sign: tokens.sign,

    async read(token: string): Promise<TokenClaims> {
      const { holderId, ...claims } = await tokens.read(token);
      return { customerId: holderId, ...claims };
    },
  };
}
