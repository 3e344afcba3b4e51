import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** A page is made of a few files instead of sixty small ones, of which each costs a request. */
const groups = [
  // Changes less often than the shop.
  { name: 'libraries', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  // What many pages share, but for the forms and the parts that only a customer's own pages have.
  {
    name: 'shop',
    test: /storefront\/app\/(?!features\/(account|cart|checkout|orders)\/|platform\/session\/customer-action)|packages\/(?!ui\/src\/forms\/)/,
    minShareCount: 4,
  },
  // What every page has besides.
  { name: 'layout', test: /app\/layout\/(not-found|unexpected-error)\.tsx|offline\/(when-idle|import-with-retry)\.ts/ },
];

/** The server's half has all its libraries in it: none is installed where the shop runs, and each is the fast build. */
const server = {
  resolve: { noExternal: true as const },
  define: { 'process.env.NODE_ENV': '"production"' },
};

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0, cssMinify: 'lightningcss' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ...(command === 'build' ? { ssr: server } : {}),
  },
}));
