const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Imports a module, and retries as often as it takes: on a poor connection the server's HTML stays on the screen
 * meanwhile, where a failure would take the whole page down.
 */
export async function importWithRetry<Module>(load: () => Promise<Module>, pause = waitMs): Promise<Module> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)) {
    try {
      return await load();
    } catch {
      await pause(pauseMs);
    }
  }
}

function waitMs(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}
