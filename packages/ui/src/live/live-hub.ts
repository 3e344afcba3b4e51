import type { ClientToServerEvents, ServerToClientEvents } from '@urumuri/contract';
import { useEffect, useEffectEvent } from 'react';
import { createStore } from '../browser/store.ts';

/** Where the pages meet the live connection, whose code is loaded late and may never come. */

export type LiveState = 'closed' | 'opening' | 'open' | 'reconnecting' | 'failed';
type LiveEvent = keyof ServerToClientEvents;
type LivePayload<Event extends LiveEvent> = Parameters<ServerToClientEvents[Event]>[0];
type LiveEmit = <Event extends keyof ClientToServerEvents>(
  event: Event,
  ...payload: Parameters<ClientToServerEvents[Event]>
) => void;

type Listener = (payload: never) => void;

const listenersByEvent = new Map<LiveEvent, Set<Listener>>();
const state = createStore<LiveState>('closed');
let emit: LiveEmit | undefined;

export const setLiveState = state.set;
export const getLiveState = state.get;
export const useLiveState = () => state.useValue((now) => now);

export function setLiveEmit(next: LiveEmit | undefined): void {
  emit = next;
}

/** Sends an event if there is a connection; nothing may depend on its arrival. */
export const emitLive: LiveEmit = (event, ...payload) => emit?.(event, ...payload);

export function tellListeners<Event extends LiveEvent>(event: Event, payload: LivePayload<Event>): void {
  for (const listener of listenersByEvent.get(event) ?? []) listener(payload as never);
}

/** Listens until the function it returns is called. */
export function listenLive<Event extends LiveEvent>(
  event: Event,
  listener: (payload: LivePayload<Event>) => void,
): () => void {
  const listeners = listenersByEvent.get(event) ?? new Set();
  listenersByEvent.set(event, listeners.add(listener));
  return () => {
    listeners.delete(listener);
  };
}

export function useLiveEvent<Event extends LiveEvent>(
  event: Event,
  onEvent: (payload: LivePayload<Event>) => void,
): void {
  const latest = useEffectEvent(onEvent);
  useEffect(() => listenLive(event, (payload) => latest(payload)), [event]);
}
