import type { CallInput, ErrorCode, SellerRouteName } from '@urumuri/contract';
import { createSellerClient } from '@urumuri/contract/seller';
import type { InjectOptions } from 'fastify';
import type { TestShop } from './build-test-shop.ts';

type Call = (input: object) => Promise<unknown>;

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

  return {
    ...client,
    /** The code a call is refused with; a call that succeeds fails the test. */
    async refusalOf<Name extends SellerRouteName>(name: Name, input: CallInput<Name>): Promise<ErrorCode> {
      const call = client[name] as Call;
      const answer = await call(input).catch((error: unknown) => error);
      if (answer instanceof Error && 'code' in answer) return answer.code as ErrorCode;
      throw new Error(`${name} was not refused: ${JSON.stringify(answer)}`);
    },
  };
}
