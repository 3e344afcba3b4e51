import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { productionRouter } from '../../scripts/lib/production-router.mjs';

export default defineConfig(({ command }) => ({
  // The shop has its own files at /assets.
  base: '/seller/',
  plugins: [tailwindcss(), reactRouter()],
  ...(command === 'build' ? { resolve: { alias: productionRouter } } : {}),
  build: { target: 'es2022', assetsInlineLimit: 0, cssMinify: 'lightningcss' },
}));
