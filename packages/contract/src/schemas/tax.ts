import { z } from 'zod';
import { bodyInteger, optionalText } from './fields.ts';

/** A number of the tax authority, without the spaces people type; empty where there is none. */
export const tin = optionalText('TIN', 24)
  .unwrap()
  .transform((text) => text.replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(/^(\d{9})?$/, 'A TIN has nine digits'));

export const vatPercent = bodyInteger('VAT', 0, 100);
