import { statfsSync } from 'node:fs';

const REMEMBER_MS = 1_000;

/** Whether the disk under `path` has room; looked up at most once a second. */
export function createRoomCheck(path: string, minimumFreeBytes: number): () => boolean {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let hasRoom = true;
  return () => {
    if (performance.now() - checkedAt < REMEMBER_MS) return hasRoom;
    const { bavail, bsize } = statfsSync(path);
    hasRoom = bavail * bsize >= minimumFreeBytes;
    checkedAt = performance.now();
    return hasRoom;
  };
}
