/** In this order, so that nobody is cut off and every event is still sent. */
const closingSteps = [
  'sockets',
  'requests',
  'modules',
  'jobs',
  'channels',
  'live',
  'link',
  'images',
  'redis',
  'database',
] as const;
export type Closing = Partial<Record<(typeof closingSteps)[number], () => unknown>>;

/** Closes what has been opened. */
export async function closeAll(closing: Closing): Promise<void> {
  for (const step of closingSteps) await closing[step]?.();
}
