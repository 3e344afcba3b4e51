import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findFreePort } from './free-port.mjs';
import { assertPortFree } from './preflight.mjs';
import { PlainError } from './project.mjs';

async function listen(host: string) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen({ port: 0, host }, resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

describe('the port, asked before anything is built', () => {
  it('passes a free one, and leaves the choice to the system with 0', async () => {
    await expect(assertPortFree({ PORT: String(await findFreePort()), HOST: '127.0.0.1' })).resolves.toBeUndefined();
    await expect(assertPortFree({ PORT: '0' })).resolves.toBeUndefined();
  });

  it('names another when one is taken, on any address of localhost', async () => {
    const port = await listen('127.0.0.1');
    const refusal = assertPortFree({ PORT: String(port) });
    await expect(refusal).rejects.toThrow(PlainError);
    await expect(refusal).rejects.toThrow(`Port ${port} is taken by another program.`);
  });

  it.each(['shop', '-1', '70000', '80.5'])('refuses PORT=%s', async (PORT) => {
    await expect(assertPortFree({ PORT })).rejects.toThrow(`PORT must be a number from 0 to 65535, not "${PORT}".`);
  });
});
