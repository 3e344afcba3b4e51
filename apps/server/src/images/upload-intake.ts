import type { Metadata } from 'sharp';
import { ImageRefusedError } from './image-errors.ts';
import { sharp } from './sharp-engine.ts';

export const maxUploadBytes = 8 * 1024 * 1024;
export const maxUploadPixels = 40_000_000;
export const maxUploadEdge = 1600;

const uploadQuality = 82;
const decodeTimeoutSeconds = 15;

function hasAscii(bytes: Uint8Array, offset: number, text: string): boolean {
  return Buffer.from(bytes.subarray(offset, offset + text.length)).toString('latin1') === text;
}

/**
 * The first bytes decide which decoder may see the rest, so that a hostile SVG, PDF or TIFF never
 * reaches its parser. What it truly is, decoding must still confirm.
 */
function looksAllowed(bytes: Uint8Array): boolean {
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
  const isPng = bytes[0] === 0x89 && hasAscii(bytes, 1, 'PNG\r\n\x1a\n');
  const isWebp = hasAscii(bytes, 0, 'RIFF') && hasAscii(bytes, 8, 'WEBP');
  const isHeifFamily = hasAscii(bytes, 4, 'ftyp');
  return isJpeg || isPng || isWebp || isHeifFamily;
}

function isAllowedFormat({ format, compression }: Metadata): boolean {
  if (format === 'heif') return compression === 'av1';
  return format === 'jpeg' || format === 'png' || format === 'webp';
}

async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  try {
    // Only the header is read here, so the pixel limit can be judged below and named in the refusal.
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new ImageRefusedError('damaged', { cause: error });
  }
}

export type PreparedUpload = { bytes: Buffer; width: number; height: number };

/**
 * Turns a person's upload into a picture the shop can serve: upright, at most 1600 px, sRGB, and
 * freshly encoded, so that neither metadata (where it was taken) nor hidden payloads survive.
 */
export async function prepareUpload(bytes: Uint8Array): Promise<PreparedUpload> {
  if (bytes.byteLength > maxUploadBytes) throw new ImageRefusedError('too_many_bytes');
  if (!looksAllowed(bytes)) throw new ImageRefusedError('format_not_allowed');

  const header = await readHeader(bytes);
  if (!isAllowedFormat(header)) throw new ImageRefusedError('format_not_allowed');
  if (header.width * header.height > maxUploadPixels) throw new ImageRefusedError('too_many_pixels');

  try {
    // Phones write JPEGs that make libjpeg warn; only real errors and missing data are refused.
    const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: maxUploadPixels })
      .timeout({ seconds: decodeTimeoutSeconds })
      .autoOrient()
      .resize({ width: maxUploadEdge, height: maxUploadEdge, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: uploadQuality, smartSubsample: true, effort: 4 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw new ImageRefusedError('damaged', { cause: error });
  }
}
