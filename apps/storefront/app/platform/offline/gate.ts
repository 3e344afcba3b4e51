export type Gate = { open: () => void; opened: Promise<void> };

/** Something that waits until it is wanted, once. */
export function createGate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}
