import { existsSync } from 'node:fs';

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** An installed Chromium or Chrome; CHROMIUM_PATH names another. */
export function findChromium(): string {
  const found = [process.env.CHROMIUM_PATH ?? '', ...usualPlaces].find((place) => place !== '' && existsSync(place));
  if (!found) throw new Error('No Chromium found. Install it, or set CHROMIUM_PATH.');
  return found;
}
