/** Ends the task: none is so long that a finger has to wait for it. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });
