import { readdirSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from './config.ts';
import { openEmbeddedDatabase } from './db/embedded/index.ts';
import { openDatabase } from './db/open.ts';
import { createLogger } from './logger.ts';
import { toAppError } from './http/errors.ts';
import { buildTestShop } from './testing/build-test-shop.ts';
import { mountSmallDisk, noSmallDisk } from './testing/small-disk.ts';

const reservedMegabytes = 200;

const settings = (directory: string) => ({ NODE_ENV: 'test', DATA_DIR: directory, LOG_LEVEL: 'silent' });

it('refuses writes before the disk is full, can be looked at when it is, and goes on when there is room', async ({
  skip,
}) => {
  const disk = mountSmallDisk('500m') ?? skip(noSmallDisk);
  onTestFinished(disk.unmount);
  const config = readConfig(settings(disk.directory));
  const shop = await buildTestShop({ dataDir: disk.directory }, await openDatabase(config, createLogger('silent')));
  onTestFinished(shop.close);
  const register = () =>
    shop.app.inject({
      method: 'POST',
      url: '/api/customer/customer-register',
      payload: { name: 'A Customer', email: `${crypto.randomUUID()}@example.com`, password: 'itara ryaka neza' },
    });
  const look = async () => (await shop.app.inject('/api/home/get-categorys')).statusCode;
  const readiness = async () => (await shop.app.inject('/readyz')).json<{ problem?: string }>().problem;
  expect((await register()).statusCode).toBe(201);

  disk.fill(reservedMegabytes - 1);
  await vi.waitFor(async () => expect(await readiness()).toBe('the disk is nearly full'));
  const refusal = await register();
  expect(refusal.statusCode).toBe(503);
  expect(refusal.headers['retry-after']).toBe('60');
  expect(refusal.json()).toMatchObject({ code: 'storage_full', message: expect.stringMatching(/cannot store/) });
  expect(await look()).toBe(200);

  disk.fill(0);
  expect(await look()).toBe(200);
  const fault: unknown = await shop.database.pool
    .query('CREATE TABLE large AS SELECT repeat(n::text, 1000) FROM generate_series(1, 200000) AS n')
    .catch((error: unknown) => error);
  expect(toAppError(fault).code).toMatch(/^(storage_full|unavailable)$/);

  disk.makeRoom();
  await vi.waitFor(async () => expect((await register()).statusCode).toBe(201));
  await vi.waitFor(async () => expect(await readiness()).toBeUndefined());
});

it('makes nothing by halves when it is first started on a full disk', async ({ skip }) => {
  const disk = mountSmallDisk('10m') ?? skip(noSmallDisk);
  onTestFinished(disk.unmount);
  await expect(openEmbeddedDatabase({ dataDir: disk.directory, as: 'shop' })).rejects.toThrow(
    /^The database could not be made\. PostgreSQL said: .*No space left on device$/,
  );
  disk.fill(0);
  expect(() => readConfig(settings(disk.directory))).toThrow('ENOSPC');
  expect(readdirSync(disk.directory)).toEqual(['filling']);
  disk.makeRoom();
  expect(readConfig(settings(disk.directory)).tokenSecret).toHaveLength(43);
});
