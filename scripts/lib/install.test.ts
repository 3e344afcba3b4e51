import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findNpm, isInstalled } from './install.mjs';

const locked = {
  '': { version: '0.2.0' },
  'node_modules/fastify': { version: '5.0.0', resolved: 'https://registry/fastify-5.0.0.tgz' },
  'node_modules/vitest': { version: '4.0.0', resolved: 'https://registry/vitest-4.0.0.tgz', dev: true },
  'node_modules/fsevents': { version: '2.3.3', resolved: 'https://registry/fsevents.tgz', optional: true },
};
const { 'node_modules/fastify': fastify, 'node_modules/vitest': vitest } = locked;
const all = { 'node_modules/fastify': fastify, 'node_modules/vitest': vitest };

describe('what is installed', () => {
  it.each([
    ['everything', true, { withDev: true, installed: all, locked }],
    ['a start without the tools', true, { withDev: false, installed: { 'node_modules/fastify': fastify }, locked }],
    ['a test without the tools', false, { withDev: true, installed: { 'node_modules/fastify': fastify }, locked }],
    ['an older version', false, { withDev: true, installed: { ...all, 'node_modules/fastify': vitest }, locked }],
    ['a package too few', false, { withDev: false, installed: { 'node_modules/vitest': vitest }, locked }],
  ])('%s: %s', (_case, answer, of) => {
    expect(isInstalled(of)).toBe(answer);
  });
});

describe('npm', () => {
  it('is found as the program that runs us, else beside Node, and other package managers are not it', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'urumuri-node-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const beside = path.join(folder, 'lib/node_modules/npm/bin/npm-cli.js');
    const given = path.join(folder, 'npm-cli.js');
    mkdirSync(path.dirname(beside), { recursive: true });
    for (const file of [beside, given]) writeFileSync(file, '');
    const node = path.join(folder, 'bin/node');
    expect(findNpm({ npm_execpath: given }, node)).toBe(given);
    expect(findNpm({ npm_execpath: path.join(folder, 'yarn.js') }, node)).toBe(beside);
    expect(findNpm({}, path.join(folder, 'elsewhere/bin/node'))).toBeUndefined();
  });
});
