import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const suffix = process.platform === 'win32' ? '.exe' : '';

/**
 * The first of these programs on PATH or in the extra folders.
 * @param {string[]} names
 * @param {string[]} [extraFolders]
 */
export function findProgram(names, extraFolders = []) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...extraFolders];
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name + suffix)));
  return candidates.find(isExecutable);
}

// The shell without windows comes first: it needs a third less of the processor for the same pages.
const browsers = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'Google Chrome',
  'chrome',
];
const browserFolders = [
  '/Applications/Google Chrome.app/Contents/MacOS',
  path.join(process.env.ProgramFiles ?? '', 'Google/Chrome/Application'),
];

/** An installed Chromium or Chrome; CHROMIUM_PATH names another. */
export const findInstalledBrowser = () => process.env.CHROMIUM_PATH || findProgram(browsers, browserFolders);

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const postgresParents = ['/usr/lib/postgresql', path.join(process.env.ProgramFiles ?? '', 'PostgreSQL')];

/**
 * Debian and Windows keep PostgreSQL's programs off PATH, one folder per version; the newest comes first.
 * @param {string[]} [parents]
 */
export function listPostgresFolders(parents = postgresParents) {
  return parents
    .filter((parent) => existsSync(parent))
    .flatMap((parent) => {
      const versions = readdirSync(parent).sort((a, b) => Number(b) - Number(a));
      return versions.map((version) => path.join(parent, version, 'bin'));
    });
}
