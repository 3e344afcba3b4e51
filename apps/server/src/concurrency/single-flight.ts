export type SingleFlight<Result> = {
  /** Callers with the same key while a job is under way share that job and its outcome. */
  run(key: string, job: () => Promise<Result>): Promise<Result>;
};

export function createSingleFlight<Result>(): SingleFlight<Result> {
  const underway = new Map<string, Promise<Result>>();
  return {
    run(key, job) {
      const joined = underway.get(key);
      if (joined) return joined;
      const flight = job().finally(() => underway.delete(key));
      underway.set(key, flight);
      return flight;
    },
  };
}
