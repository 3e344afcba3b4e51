import { createRequestHandler, type ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { consolePath, registerPage, type SellerConsole } from './seller-console.ts';
import { serveThroughVite } from './serve-through-vite.ts';

/** Beside the storefront's, which has Vite's own. */
const hotReloadPort = 24_679;
const ownAddress = new RegExp(`^${consolePath}(?=[/?]|$)`);

export const isOfConsole = (url: string): boolean => ownAddress.test(url);

/** The console straight from its sources, with hot reload; for `npm run dev` only. */
export function openDevelopmentConsole(directory: string, publicUrl: string): SellerConsole {
  return {
    async register(app) {
      const vite = await createServer({
        root: directory,
        configFile: `${directory}/vite.config.ts`,
        server: { middlewareMode: true, hmr: { port: hotReloadPort } },
        appType: 'custom',
      });
      serveThroughVite(app, vite, isOfConsole);
      registerPage(app, async (request, reply) => {
        const build = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
        // Vite has taken the console's path off the address it hands on.
        const page = await createRequestHandler(build, 'development')(new Request(publicUrl + request.originalUrl));
        return reply
          .code(page.status)
          .headers(Object.fromEntries(page.headers))
          .send(await page.text());
      });
    },
  };
}
