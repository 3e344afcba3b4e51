import { type Client, createClient } from '@urumuri/contract';
import type { FastifyInstance } from 'fastify';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { rendererAddress } from '../rate-limit.ts';
import { collectTags } from './page-tags.ts';
import type { RenderedPage } from './page-cache.ts';

declare module 'react-router' {
  /** Set in the storefront's configuration; decides what a loader's context is. */
  interface Future {
    v8_middleware: true;
  }
}

/** The built storefront, which brings its own way to hand the API to its loaders. */
export type StorefrontBuild = ServerBuild & {
  entry: { module: { createLoadContext(api: Client): RouterContextProvider } };
};

export type PageRenderer = (url: string) => Promise<RenderedPage>;

/** Renders pages for an anonymous visitor: no header of the request ever reaches the renderer. */
export function createPageRenderer(
  app: FastifyInstance,
  publicUrl: string,
  loadBuild: () => Promise<StorefrontBuild>,
  mode: 'production' | 'development',
): PageRenderer {
  return async (url) => {
    const build = await loadBuild();
    const tags = new Set<string>();
    const api = createClient({ baseUrl: '/api', fetch: (address, init) => callInProcess(app, tags, address, init) });
    const handle = createRequestHandler(build, mode);
    const response = await handle(new Request(publicUrl + url), build.entry.module.createLoadContext(api));
    const location = response.headers.get('location');
    const routerMark = response.headers.get('x-remix-response');
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? 'text/html; charset=utf-8',
      ...(location === null ? {} : { location }),
      ...(routerMark === null ? {} : { routerMark }),
      body: Buffer.from(await response.arrayBuffer()),
      tags,
    };
  };
}

async function callInProcess(
  app: FastifyInstance,
  tags: Set<string>,
  address: string,
  init: RequestInit,
): Promise<Response> {
  if (init.method !== 'GET') {
    throw new Error('A page only reads: its loaders may make GET calls only.');
  }
  const answer = await app.inject({ method: 'GET', url: address, remoteAddress: rendererAddress });
  collectTags(address, answer.body, tags);
  return new Response(answer.body, {
    status: answer.statusCode,
    headers: { 'content-type': String(answer.headers['content-type']) },
  });
}
