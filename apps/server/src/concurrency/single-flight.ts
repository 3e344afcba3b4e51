/** Who asks for the same key while a job is under way gets the outcome of that job. */
export function createSingleFlight<Result>(): (key: string, job: () => Promise<Result>) => Promise<Result> {
  const underWay = new Map<string, Promise<Result>>();
  return (key, job) => {
    const joined = underWay.get(key);
    if (joined) return joined;
    const flight = job().finally(() => underWay.delete(key));
    underWay.set(key, flight);
    return flight;
  };
}
