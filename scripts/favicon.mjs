/** Writes `favicon.ico` from `favicon.svg`: `npm run favicon`, after the drawing has changed. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { root } from './lib/project.mjs';

const folder = path.join(root, 'apps/storefront/public');
const drawing = readFileSync(path.join(folder, 'favicon.svg'));
const drawingSize = 48;
const dotsPerInch = 72;
const sizes = [16, 32, 48];
const headerBytes = 6;
const entryBytes = 16;

const pictures = await Promise.all(
  sizes.map((size) =>
    sharp(drawing, { density: (dotsPerInch * size) / drawingSize })
      .resize(size, size)
      .png({ compressionLevel: 9 })
      .toBuffer(),
  ),
);

const header = Buffer.alloc(headerBytes);
header.writeUInt16LE(1, 2); // an icon
header.writeUInt16LE(sizes.length, 4);

let offset = headerBytes + entryBytes * sizes.length;
const entries = sizes.map((size, index) => {
  const bytes = pictures[index]?.length ?? 0;
  const entry = Buffer.alloc(entryBytes);
  entry.writeUInt8(size, 0);
  entry.writeUInt8(size, 1);
  entry.writeUInt16LE(1, 4); // colour planes
  entry.writeUInt16LE(32, 6); // bits a pixel
  entry.writeUInt32LE(bytes, 8);
  entry.writeUInt32LE(offset, 12);
  offset += bytes;
  return entry;
});

writeFileSync(path.join(folder, 'favicon.ico'), Buffer.concat([header, ...entries, ...pictures]));
