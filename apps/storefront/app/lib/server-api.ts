import type { Client } from '@urumuri/contract';
import { createContext, RouterContextProvider } from 'react-router';

/** How a loader reaches the shop's API: in process, without a network hop, as an anonymous visitor. */
export const serverApi = createContext<Client>();

export function createLoadContext(api: Client): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(serverApi, api);
  return context;
}
