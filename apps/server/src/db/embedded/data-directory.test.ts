import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { prepareDatabaseFolder } from './data-directory.ts';
import { DataDirectoryVersionError } from './errors.ts';
import { PGLITE_VERSION, VERSION_FILE } from './pglite-version.ts';
import { makeDataDir } from './testing/fixtures.ts';

async function initialise(folder: string): Promise<void> {
  mkdirSync(folder);
  writeFileSync(join(folder, 'PG_VERSION'), '18\n');
}

async function prepareWithVersion(version: string | undefined) {
  const dataDir = makeDataDir();
  await initialise(join(dataDir, 'db'));
  if (version !== undefined) writeFileSync(join(dataDir, 'db', VERSION_FILE), version);
  return prepareDatabaseFolder({ dataDir, initialise });
}

describe('the database folder', () => {
  it('records the version of the PGlite that is installed', () => {
    const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
    const manifest = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8'));
    expect(PGLITE_VERSION).toBe(manifest.version);
  });

  it('is built beside and moved into place', async () => {
    const dataDir = makeDataDir();
    const seen: boolean[] = [];
    const origin = await prepareDatabaseFolder({
      dataDir,
      initialise: async (folder) => {
        seen.push(existsSync(join(dataDir, 'db')));
        await initialise(folder);
      },
    });
    expect({ origin, seen, names: readdirSync(dataDir) }).toEqual({
      origin: 'initdb',
      seen: [false],
      names: ['db'],
    });
    expect(readFileSync(join(dataDir, 'db', VERSION_FILE), 'utf8').trim()).toBe(PGLITE_VERSION);
  });

  it('does not appear when building it fails, and the next try starts afresh', async () => {
    const dataDir = makeDataDir();
    const failing = async (folder: string) => {
      await initialise(folder);
      throw new Error('no room');
    };
    await expect(prepareDatabaseFolder({ dataDir, initialise: failing })).rejects.toThrow('no room');
    expect(existsSync(join(dataDir, 'db'))).toBe(false);
    await expect(prepareDatabaseFolder({ dataDir, initialise })).resolves.toBe('initdb');
  });

  it('is initialised the slow way when the template is damaged, and says so', async () => {
    const dataDir = makeDataDir();
    const templatePath = join(dataDir, 'template.tar.gz');
    writeFileSync(templatePath, 'not a tarball');
    const reasons: string[] = [];
    const onTemplateUnusable = (reason: string) => void reasons.push(reason);
    const origin = await prepareDatabaseFolder({ dataDir, templatePath, initialise, onTemplateUnusable });
    expect({ origin, count: reasons.length }).toEqual({ origin: 'initdb', count: 1 });
  });

  it('opens within one minor version and refuses another in words', async () => {
    await expect(prepareWithVersion('0.5.1')).resolves.toBe('existing');
    const refusal = await prepareWithVersion('0.4.9').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DataDirectoryVersionError);
    expect(String(refusal)).toMatch(/written by PGlite 0\.4\.9 and this shop runs PGlite/);
    await expect(prepareWithVersion(undefined)).rejects.toThrow(DataDirectoryVersionError);
  });
});
