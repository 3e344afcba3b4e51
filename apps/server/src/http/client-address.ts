import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';

/** Where a request comes from, believing only the named proxies; as the framework reads it for its own. */
export function createAddressReader(trustedProxies: string[]): (request: IncomingMessage) => string {
  const trusts = proxyAddress.compile(trustedProxies);
  return (request) => proxyAddress(request, trusts);
}

/** Whether who is at the other end of a connection speaks for others. */
export function createProxyTest(trustedProxies: string[]): (address: string) => boolean {
  const trusts = proxyAddress.compile(trustedProxies);
  return (address) => trusts(address, 0);
}
