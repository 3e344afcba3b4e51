import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What most pages share travels in one file instead of a dozen small ones. */
const shared = { name: 'shop', test: /storefront\/app\/|packages\//, minShareCount: 4 };

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0, cssMinify: 'lightningcss' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [shared] } } } } },
  },
});
