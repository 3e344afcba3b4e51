/** The same work however often it is asked for; closing twice is closing once. */
export function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => (running ??= work());
}
