import { statfsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createRoomCheck } from './disk-space.ts';
import { makeDataDir } from './testing/fixtures.ts';

it('tells a disk with room from one without', () => {
  const path = makeDataDir();
  const { bavail, bsize } = statfsSync(path);
  expect(createRoomCheck(path, (bavail * bsize) / 2)()).toBe(true);
  expect(createRoomCheck(path, bavail * bsize * 2)()).toBe(false);
});
