import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './start-failure.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'urumuri-config-'));
});

afterEach(() => rmSync(dataDir, { recursive: true }));

describe('the configuration', () => {
  it('runs with nothing set but a data directory', () => {
    const config = readConfig({ DATA_DIR: dataDir });
    expect(config).toMatchObject({ port: 3000, publicUrl: 'http://localhost:3000', seed: undefined, rateLimit: true });
  });

  it('listens on this machine alone unless it is told otherwise', () => {
    expect(readConfig({ DATA_DIR: dataDir }).host).toBe('127.0.0.1');
    expect(readConfig({ DATA_DIR: dataDir, HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });

  it.each([
    [{}, 'published'],
    [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }, 'published'],
    [{ HOST: '0.0.0.0' }, 'given'],
    [{ HOST: '192.168.1.4' }, 'given'],
    [{ HOST: '127.0.0.1.example' }, 'given'],
    [{ PUBLIC_URL: 'https://shop.example' }, 'given'],
    [{ NODE_ENV: 'production' }, 'locked'],
  ])('reads from %o which password the demo’s accounts may have', (environment, expected) => {
    expect(readConfig({ DATA_DIR: dataDir, ...environment }).demoAccounts).toBe(expected);
  });

  it('has every setting in .env.example, and nothing there that it does not read', () => {
    const example = readFileSync(path.join(import.meta.dirname, '../../../.env.example'), 'utf8');
    const documented = new Set([...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name));
    const read = new Set<string | symbol>();
    readConfig(new Proxy({ DATA_DIR: dataDir }, { get: (env, name) => (read.add(name), Reflect.get(env, name)) }));
    // The commands set it themselves.
    read.delete('NODE_ENV');
    expect(documented).toEqual(read);
  });

  it.each([
    [{ SMTP_URL: 'mail.example' }, /SMTP_URL/],
    [{ SMTP_URL: 'https://mail.example' }, /SMTP_URL/],
    [{ MAIL_FROM: 'nobody' }, /MAIL_FROM/],
    [{ SMS_GATEWAY_URL: 'gateway.example' }, /SMS_GATEWAY_URL must begin with/],
    [{ SMS_GATEWAY_URL: 'https://gateway.example/{to}' }, /where \{to\} and \{text\} go/],
  ])('says what is wrong with %j', (given, why) => {
    expect(() => readConfig({ DATA_DIR: dataDir, ...given })).toThrow(why);
  });

  it('makes the token secret once and keeps it to itself', () => {
    const first = readConfig({ DATA_DIR: dataDir });
    expect(readConfig({ DATA_DIR: dataDir }).tokenSecret).toBe(first.tokenSecret);
    const file = path.join(dataDir, 'token-secret');
    expect(readFileSync(file, 'utf8').length).toBeGreaterThanOrEqual(32);
    // Windows keeps who may read a file elsewhere.
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('does not take half a token secret for one', () => {
    writeFileSync(path.join(dataDir, 'token-secret'), '');
    expect(() => readConfig({ DATA_DIR: dataDir })).toThrow(/token-secret is damaged.* Delete it and start again/);
  });

  it('knows the secret before the last change only when it is told', () => {
    expect(readConfig({ DATA_DIR: dataDir }).previousTokenSecret).toBeUndefined();
    const before = 'b'.repeat(32);
    expect(readConfig({ DATA_DIR: dataDir, TOKEN_SECRET_PREVIOUS: before }).previousTokenSecret).toBe(before);
  });

  it('takes an empty variable as not set', () => {
    expect(readConfig({ DATA_DIR: dataDir, PORT: '', REDIS_URL: '' })).toMatchObject({
      port: 3000,
      redisUrl: undefined,
    });
  });

  it.each([
    [{}, 1],
    [{ WORKERS: '2' }, 2],
    [{ WORKERS: 'auto' }, Math.min(availableParallelism(), 16)],
    [{ WORKERS: '2', NODE_ENV: 'development' }, 1],
  ])('reads from %o how many processes serve', (environment, workers) => {
    expect(readConfig({ DATA_DIR: dataDir, ...environment }).workers).toBe(workers);
  });

  it.each([
    [{ PORT: 'many' }, /PORT/],
    [{ PUBLIC_URL: 'not a url' }, /PUBLIC_URL/],
    [{ WORKERS: '0' }, /WORKERS: must be a whole number from 1 to 16, or auto/],
    [{ WORKERS: 'many' }, /WORKERS: must be/],
    [{ WORKERS: '1.5' }, /WORKERS: must be/],
    [{ OIDC_ISSUER: 'https://id.example' }, /together/],
    [{ DATABASE_URL: 'postgres://x' }, /TOKEN_SECRET/],
    [{ TOKEN_SECRET: 'short' }, /TOKEN_SECRET/],
    [{ TOKEN_SECRET_PREVIOUS: 'short' }, /TOKEN_SECRET_PREVIOUS/],
  ])('refuses %o and says what is wrong', (environment, message) => {
    expect(() => readConfig({ DATA_DIR: dataDir, ...environment })).toThrow(StartError);
    expect(() => readConfig({ DATA_DIR: dataDir, ...environment })).toThrow(message);
  });

  it('leaves the demo shop and its accounts that are nobody’s out of production', () => {
    expect(readConfig({ DATA_DIR: dataDir, NODE_ENV: 'production' }).seed).toBe('none');
    expect(() => readConfig({ DATA_DIR: dataDir, NODE_ENV: 'production', SEED: 'demo' })).toThrow(/nobody/);
    expect(readConfig({ DATA_DIR: dataDir, SEED: 'demo' }).seed).toBe('demo');
  });

  it('does not seed a database it was given', () => {
    const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://x', TOKEN_SECRET: 'x'.repeat(32) });
    expect(config.seed).toBe('none');
  });
});
