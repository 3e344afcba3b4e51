import { describe, expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

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
