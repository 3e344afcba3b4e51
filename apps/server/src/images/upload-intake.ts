import { limits } from '@urumuri/contract';
import type { Metadata } from 'sharp';
import { AppError } from '../app-error.ts';
import { sharp } from './sharp-engine.ts';

const maxUploadPixels = 40_000_000;
const maxUploadEdge = 1600;

const uploadQuality = 82;
const decodeTimeoutSeconds = 15;

const refusals = {
  too_many_bytes: 'The picture is larger than 8 MB.',
  too_many_pixels: 'The picture has more than 40 megapixels.',
  format_not_allowed:
    'Only JPEG, PNG, WebP and AVIF pictures are accepted: save a GIF or any other kind as one of these.',
  damaged: 'The picture is damaged or incomplete.',
};
const refuse = (reason: keyof typeof refusals) => new AppError('image_refused', refusals[reason], { reason });
const refuseDamaged = (): never => {
  throw refuse('damaged');
};

/** Whether a picture is at fault, and not the shop: the message may be shown. */
export const isPictureRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'image_refused';

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

/**
 * Turns a person's upload into a picture the shop can serve: upright, at most 1600 px, sRGB, and
 * freshly encoded, so that neither metadata (where it was taken) nor hidden payloads survive.
 */
export async function prepareUpload(bytes: Uint8Array): Promise<Buffer> {
  if (bytes.byteLength > limits.uploadBytes) throw refuse('too_many_bytes');
  if (!looksAllowed(bytes)) throw refuse('format_not_allowed');

  // Only the header is read here, so that the pixel limit can be named in the refusal.
  const header = await sharp(bytes, { limitInputPixels: false }).metadata().catch(refuseDamaged);
  if (!isAllowedFormat(header)) throw refuse('format_not_allowed');
  if (header.width * header.height > maxUploadPixels) throw refuse('too_many_pixels');

  // Phones write JPEGs that make libjpeg warn; only real errors and missing data are refused.
  return sharp(bytes, { failOn: 'error', limitInputPixels: maxUploadPixels })
    .timeout({ seconds: decodeTimeoutSeconds })
    .autoOrient()
    .resize({ width: maxUploadEdge, height: maxUploadEdge, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: uploadQuality, smartSubsample: true, effort: 4 })
    .toBuffer()
    .catch(refuseDamaged);
}
