/** Ends a bench that takes longer, and its shops with it; so does a signal. */
export function limitTime(minutes: number): void {
  const end = (why: string) => {
    console.error(why);
    process.exit(1);
  };
  setTimeout(() => end(`Ended after ${minutes} minutes.`), minutes * 60_000).unref();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end(`Ended by ${signal}.`));
}
