import type { CallInput, ErrorCode, SellerRouteName } from '@urumuri/contract';
import { createSellerClient } from '@urumuri/contract/seller';
import type { InjectOptions } from 'fastify';
import type { TestShop } from './build-test-shop.ts';

type Call = (input: object) => Promise<unknown>;

/**
 * The code each call is refused with; a call that succeeds fails the test. By name and not by argument: to find the type
 * of what one call takes, the compiler would go through those of all.
 */
type Refusals = { [Name in SellerRouteName]: (input: CallInput<Name>) => Promise<ErrorCode> };

/** The console's own client, speaking to the shop without a port. */
export function createTestSellerClient({ app }: Pick<TestShop, 'app'>, token: string) {
  const client = createSellerClient({
    baseUrl: '/api',
    getToken: () => token,
    fetch: async (url, init) => {
      const payload = init.body instanceof Blob ? Buffer.from(await init.body.arrayBuffer()) : init.body;
      const request = { method: init.method, url, headers: Object.fromEntries(new Headers(init.headers)), payload };
      const answer = await app.inject(request as InjectOptions);
      return new Response(answer.body, { status: answer.statusCode, headers: answer.headers as HeadersInit });
    },
  });

  const refuse = (name: string, call: Call) => async (input: object) => {
    const answer = await call(input).catch((error: unknown) => error);
    if (answer instanceof Error && 'code' in answer) return answer.code;
    throw new Error(`${name} was not refused: ${JSON.stringify(answer)}`);
  };
  const calls = Object.entries(client) as [SellerRouteName, Call][];
  const refusalOf = Object.fromEntries(calls.map(([name, call]) => [name, refuse(name, call)])) as Refusals;

  return { ...client, refusalOf };
}
