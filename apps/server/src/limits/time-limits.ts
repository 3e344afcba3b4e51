/** From when on the shop says that it is too busy, instead of letting people wait. */
export type TimeLimits = {
  /** For an answer, where its route does not allow more. */
  answerMs: number;
  /** For a page to wait until it is its turn to be rendered. */
  queueMs: number;
  /** For the event loop to be late while there is a crowd. */
  loopDelayMs: number;
  /** For the database to say that it is there. */
  readinessMs: number;
};

/** With the second that an answer of readiness holds, a server without its database is left within two. */
export const timeLimits: TimeLimits = { answerMs: 8000, queueMs: 7000, loopDelayMs: 250, readinessMs: 900 };
