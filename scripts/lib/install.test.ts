import { describe, expect, it } from 'vitest';
import { isInstalled, type Packages, type Purpose } from './install.mjs';

const locked = {
  '': { version: '0.2.0', devDependencies: { vitest: '4.0.0' } },
  'apps/server': { version: '0.2.0', devDependencies: { rolldown: '1.0.0' } },
  'node_modules/fastify': { version: '5.0.0', resolved: 'https://registry/fastify-5.0.0.tgz' },
  'node_modules/rolldown': { version: '1.0.0', resolved: 'https://registry/rolldown-1.0.0.tgz', dev: true },
  'node_modules/vitest': { version: '4.0.0', resolved: 'https://registry/vitest-4.0.0.tgz', dev: true },
  'node_modules/fsevents': { version: '2.3.3', resolved: 'https://registry/fsevents.tgz', optional: true },
};
const { '': _root, 'node_modules/fsevents': _optional, ...work } = locked;
const { 'node_modules/vitest': _vitest, ...build } = work;
const { 'node_modules/rolldown': _rolldown, ...run } = build;
const older = { ...run, 'node_modules/fastify': { ...run['node_modules/fastify'], version: '4.0.0' } };
const otherTool = { ...build, 'node_modules/rolldown': { ...build['node_modules/rolldown'], version: '0.9.0' } };

describe('what is installed', () => {
  it.each<[string, Purpose, boolean, Packages]>([
    ['everything', 'work', true, work],
    ['a pruned shop', 'run', true, run],
    ['a pruned shop', 'build', false, run],
    ['the applications with what builds them', 'build', true, build],
    ['the applications with what builds them', 'work', false, build],
    ['another version of what builds', 'run', true, otherTool],
    ['another version of what builds', 'build', false, otherTool],
    ['an older version', 'run', false, older],
    ['a package too few', 'run', false, {}],
  ])('%s, to %s: %s', (_case, purpose, answer, installed) => {
    expect(isInstalled({ purpose, installed, locked })).toBe(answer);
  });
});
