import {
  type ElementType,
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  Suspense,
  memo,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { PressedButtons } from '../platform/pressed-buttons.ts';
import { whenNear } from './when-near.ts';

type Turn = { hasCome: boolean; isOver: boolean; come: () => void; coming: Promise<void> };

/** Parts that still stand as the server wrote them. */
const turns = new WeakMap<Element, Turn>();
/** Those without an element of their own, which stand around most of the page. */
const nextTurns = new Set<Turn>();
/** Those in sight, in the order in which they came there. */
const inLine: Turn[] = [];
let canWait = false;
let touched: Node | undefined;
let pressedBefore: PressedButtons | undefined;

/** The turn of the whole page, behind the router's own work. */
let ofPage: Turn | undefined;

/** Called before the browser takes over a page. A part that somebody reaches for is not kept waiting. */
export function startTurns(pressed?: PressedButtons): void {
  canWait = true;
  touched = undefined;
  pressedBefore = pressed;
  ofPage = undefined;
  nextTurns.clear();
  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, serveTouched, { capture: true });
}

function serveTouched({ target }: Event): void {
  touched = target instanceof Node ? target : undefined;
  for (const turn of nextTurns) turn.come();
  for (let node = touched; node; node = node.parentNode ?? undefined) turns.get(node as Element)?.come();
}

function endTurn(turn: Turn | undefined): void {
  if (turn) {
    turn.isOver = true;
    nextTurns.delete(turn);
  }
  // Behind what follows at once from who the customer is.
  setTimeout(answerPressed);
}

/** Does what was asked for before anybody could answer, each as soon as all around it has been taken over. */
function answerPressed(): void {
  if (nextTurns.size === 0) pressedBefore?.answer((place) => !isAwaited(place));
}

/** Whether a part that it stands in still has to be taken over; that is not kept waiting. */
function isAwaited(place: Element): boolean {
  for (let node: Element | null = place; node; node = node.parentElement) {
    const turn = turns.get(node);
    if (turn?.isOver !== false) continue;
    turn.come();
    return true;
  }
  return false;
}

/** One part to a task, so that no task is long. */
function giveTurn(): void {
  inLine.shift()?.come();
  if (inLine.length > 0) setTimeout(giveTurn);
}

function standInLine(turn: Turn): void {
  if (!turn.hasCome && inLine.push(turn) === 1) setTimeout(giveTurn);
}

function createTurn(): Turn {
  let resolve = () => {};
  const coming = new Promise<void>((done) => {
    resolve = done;
  });
  const turn: Turn = {
    hasCome: false,
    isOver: false,
    coming,
    come: () => {
      turn.hasCome = true;
      resolve();
    },
  };
  return turn;
}

type DataRouter = { state: { initialized: boolean } };

/** What the browser still has to fetch for a page may come before its turn, and is not what the server wrote. */
const isWhole = () => (Reflect.get(window, '__reactRouterDataRouter') as DataRouter | undefined)?.state.initialized;

/** Has the page taken over in another task than the one in which the router was made. */
export function usePageTurn(): void {
  useEffect(() => endTurn(ofPage), []);
  if (canWait && !touched && isWhole()) waitForTurnOfPage();
}

function waitForTurnOfPage(): void {
  if (ofPage === undefined) {
    ofPage = createTurn();
    nextTurns.add(ofPage);
    standInLine(ofPage);
  }
  if (isWaiting(ofPage)) throw ofPage.coming;
}

const subscribeToNothing = () => () => {};

/** A turn for what the server has written; none for what the browser makes itself. Without an element, the next one. */
function useTurn(element?: RefObject<Element | null>): Turn | undefined {
  const taken = useRef<Turn>(undefined);
  const turn = useSyncExternalStore(
    subscribeToNothing,
    () => taken.current,
    () => (canWait ? (taken.current ??= createTurn()) : undefined),
  );
  useLayoutEffect(() => {
    if (!turn || turn.hasCome) return;
    const part = element?.current;
    if (touched && part?.contains(touched) !== false) return turn.come();
    if (!part) {
      nextTurns.add(turn);
      standInLine(turn);
      return () => void nextTurns.delete(turn);
    }
    turns.set(part, turn);
    return whenNear(part, () => standInLine(turn));
  }, [turn, element]);
  return turn;
}

type HydrateLaterProps = HTMLAttributes<HTMLElement> & { as?: ElementType; children: ReactNode };

/**
 * A part of a page that the browser takes over once it is nearly in sight, or somebody reaches for it, in a task of its
 * own. Until then the server's HTML stays, and its links work as links do. What it shows follows from its props.
 */
export function HydrateLater({ as: Tag = 'div', children, ...attributes }: HydrateLaterProps) {
  const element = useRef<HTMLElement>(null);
  const turn = useTurn(element);
  const [, catchUp] = useReducer((count: number) => count + 1, 0);
  return (
    <Tag ref={element} {...attributes}>
      <Part turn={turn} onHere={catchUp}>
        {children}
      </Part>
    </Tag>
  );
}

/** What is in sight at once, and taken over in a task of its own nevertheless. */
export function HydrateNext({ children }: { children: ReactNode }) {
  const turn = useTurn();
  const [, catchUp] = useReducer((count: number) => count + 1, 0);
  return (
    <Part turn={turn} onHere={catchUp}>
      {children}
    </Part>
  );
}

type PartProps = { turn: Turn | undefined; onHere: () => void; children: ReactNode };

const isWaiting = (turn: Turn | undefined) => turn?.hasCome === false;

/** Not rendered again while it waits: the server's HTML is taken over with what the server knew. */
const Part = memo(
  (props: PartProps) => (
    <Suspense>
      <AtTurn {...props} />
    </Suspense>
  ),
  (before, after) => isWaiting(after.turn) || before.children === after.children,
);

function AtTurn({ turn, onHere, children }: PartProps) {
  useEffect(() => {
    if (!turn) return;
    onHere();
    endTurn(turn);
  }, [turn, onHere]);
  if (isWaiting(turn)) throw turn?.coming;
  return children;
}
