import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** The sellers' console shares much among its own pages; none of it is for shoppers. */
const ofConsole = /storefront\/app\/console\/|contract\/src\/seller/;

/** What fetches the others comes by itself. */
const start = {
  name: 'start',
  test: /vite\/preload-helper|app\/(entry\.client\.tsx|platform\/(next-task|pressed-buttons)\.ts)$/,
  priority: 1,
};

/** Changes less often than the shop. */
const libraries = { name: 'libraries', test: /node_modules\/(preact|react-router)\// };

/** Small, and on every page of the shop, or nearly: not worth a request each. */
const small = {
  name: 'shop',
  test: /\/(when-idle|load-when-idle|not-found|unexpected-error|animate-scroll|step-buttons|use-scroll-edges)\.tsx?$/,
};

/** They come together, when somebody uses a product's page. */
const productSections = {
  name: 'product-sections',
  test: /\/product\/(product-banner|seller-panel|variant-chips|description|shop-products|related-products)\.tsx$/,
};

/** What the ways in and a customer's own pages share among themselves; no page of the shelves needs it. */
const ofAccount =
  /features\/(account|orders)\/|\/(password-field|(return|report)-words|shrink-picture|after-sale[a-z-]*)\.tsx?$/;

/** What most pages share travels in one file instead of a dozen small ones. */
const shared = {
  name: 'shop',
  test: (file: string) => /storefront\/app\/|packages\//.test(file) && !ofConsole.test(file) && !ofAccount.test(file),
  minShareCount: 4,
};

/** What stands for React in the built pages (decision 18). */
const substitutes: Record<string, string> = {
  react: path.join(import.meta.dirname, 'app/preact-for-react.ts'),
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': path.join(import.meta.dirname, 'app/preact-root.ts'),
};

const preact: Plugin = {
  name: 'preact-for-react',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(id, importer, options) {
    const substitute = substitutes[id];
    return substitute && this.resolve(substitute, importer, options);
  },
};

export default defineConfig({
  plugins: [tailwindcss(), preact, reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0, cssMinify: 'lightningcss' },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [start, libraries, small, shared, productSections] } } },
      },
    },
  },
});
