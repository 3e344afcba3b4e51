import { type ReactNode, Suspense, useState } from 'react';

type Turn = { hasCome: boolean; come: () => void; coming: Promise<void> };

const waiting: Turn[] = [];
let isTakingOver = false;

/** Called before the browser takes over a page. Whoever touches the page first is not kept waiting. */
export function startTurns(): void {
  isTakingOver = true;
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, endTurns, { capture: true, once: true });
}

function endTurns(): void {
  isTakingOver = false;
  for (const turn of waiting.splice(0)) turn.come();
}

/** One part to a task, so that no task is long. */
function giveTurn(): void {
  isTakingOver = false;
  waiting.shift()?.come();
  if (waiting.length > 0) setTimeout(giveTurn);
}

function takeTurn(): Turn | undefined {
  if (!isTakingOver) return undefined;
  let resolve = () => {};
  const coming = new Promise<void>((done) => {
    resolve = done;
  });
  const turn: Turn = {
    hasCome: false,
    coming,
    come: () => {
      turn.hasCome = true;
      resolve();
    },
  };
  if (waiting.push(turn) === 1) setTimeout(giveTurn);
  return turn;
}

/** A part of a page that the browser takes over in a task of its own, after the rest. The server's HTML stays until then. */
export function HydrateLater({ children }: { children: ReactNode }) {
  const [turn] = useState(takeTurn);
  return (
    <Suspense>
      <AtTurn turn={turn}>{children}</AtTurn>
    </Suspense>
  );
}

function AtTurn({ turn, children }: { turn: Turn | undefined; children: ReactNode }) {
  if (turn && !turn.hasCome) throw turn.coming;
  return children;
}
