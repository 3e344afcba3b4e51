/** From when on the shop says that it is too busy, instead of letting people wait. */
export const timeLimits = {
  /** For an answer, where its route does not allow more. */
  answerMs: 8000,
  /** For a page to wait until it is its turn to be rendered. */
  queueMs: 7000,
  /** For the event loop to be late while there is a crowd. */
  loopDelayMs: 250,
  /** For the database to say that it is there; with the second that this holds, a server without it is left within two. */
  readinessMs: 900,
};
