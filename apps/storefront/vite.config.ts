import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** The sellers' console shares much among its own pages; none of it is for shoppers. */
const ofConsole = /storefront\/app\/console\/|contract\/src\/seller/;

/** What most pages share travels in one file instead of a dozen small ones. */
const shared = {
  name: 'shop',
  test: (file: string) => /storefront\/app\/|packages\//.test(file) && !ofConsole.test(file),
  minShareCount: 4,
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0, cssMinify: 'lightningcss' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [shared] } } } } },
  },
});
