import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharp } from '../images/sharp-engine.ts';
import type { DemoPictures } from '../seeding/demo-pictures.ts';

export type TestDirectory = { path: string; remove(): Promise<void> };

export async function createTestDirectory(): Promise<TestDirectory> {
  const path = await mkdtemp(join(tmpdir(), 'shop-images-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** A refrigerator in the manner of the demo catalogue; another `seed` is another picture. */
export function drawTestProduct(seed = 0): Buffer {
  const shelves = Array.from({ length: 12 }, (_, index) => {
    const x = 225 + (index % 4) * 50;
    const y = 300 + Math.floor(index / 4) * 60;
    return `<circle cx="${x}" cy="${y}" r="${10 + ((index + seed) % 5)}" fill="url(#knob)"/>`;
  }).join('');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600"><defs>` +
      `<linearGradient id="door"><stop offset="0" stop-color="#eef1f5"/>` +
      `<stop offset="1" stop-color="#98a1b0"/></linearGradient>` +
      `<radialGradient id="knob"><stop offset="0" stop-color="#fff"/>` +
      `<stop offset="1" stop-color="#2f6fc4"/></radialGradient>` +
      `<filter id="soft"><feGaussianBlur stdDeviation="9"/></filter></defs>` +
      `<rect width="600" height="600" fill="#f4f5f7"/>` +
      `<ellipse cx="300" cy="545" rx="150" ry="16" fill="#1d2433" opacity="0.3" filter="url(#soft)"/>` +
      `<rect x="165" y="60" width="270" height="480" rx="16" fill="url(#door)" stroke="#6b7484"/>` +
      `<path d="M165 236h270" stroke="#6b7484" stroke-width="4"/>` +
      `<rect x="190" y="120" width="9" height="90" rx="4" fill="#3a4150"/>` +
      `<rect x="280" y="100" width="110" height="60" rx="6" fill="#10141c"/>${shelves}</svg>`,
  );
}

/** A photograph-like raster: red on its left half, blue on its right. */
export async function createPhoto(width: number, height: number): Promise<Buffer> {
  const halfWidth = Math.floor(width / 2);
  const left = { create: { width: halfWidth, height, channels: 3, background: '#d02020' } } as const;
  return await sharp({ create: { width, height, channels: 3, background: '#2030d0' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

export const noPictures: DemoPictures = {
  products: new Map(),
  categories: new Map(),
  shops: new Map(),
  banners: new Map(),
};
