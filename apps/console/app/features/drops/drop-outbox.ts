import { type DeliverDropBody, isApiError, type RefuseDropBody } from '@urumuri/contract';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { browserStorage } from '@urumuri/ui/browser/storage.ts';
import { createStore } from '@urumuri/ui/browser/store.ts';
import { sellerApi } from '../../shell/seller-api.ts';

/** What was tapped for a delivery and the shop has not said yes to. The server does each once, however often it comes. */
export type WaitingDrop = { partId: string; personId: string; refusal?: string } & (
  | { does: 'delivered'; body: DeliverDropBody }
  | { does: 'refused'; body: RefuseDropBody }
);

const storageKey = 'dropsToSend';
const againMs = 15_000;

function read(): WaitingDrop[] {
  try {
    return JSON.parse(browserStorage.get(storageKey) ?? '[]') as WaitingDrop[];
  } catch {
    return [];
  }
}

const store = createStore(read());

function change(update: (waiting: WaitingDrop[]) => WaitingDrop[]): void {
  const next = update(read());
  browserStorage.set(storageKey, next.length > 0 ? JSON.stringify(next) : null);
  store.set(next);
}

const forget = (partId: string) => change((waiting) => waiting.filter((drop) => drop.partId !== partId));

const tell = ({ partId, ...drop }: WaitingDrop) =>
  drop.does === 'delivered'
    ? sellerApi.deliverDrop({ params: { partId }, body: drop.body })
    : sellerApi.refuseDrop({ params: { partId }, body: drop.body });

/** Whether the shop has understood and said no; else it is asked again later. */
const isFinal = (error: unknown): error is Error =>
  isApiError(error) && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);

let isSending = false;

/** Answers what the shop has now. */
async function sendAll(personId: string): Promise<string[]> {
  if (isSending) return [];
  isSending = true;
  const sent: string[] = [];
  const next = () => read().find((drop) => drop.personId === personId && !drop.refusal && !sent.includes(drop.partId));
  try {
    for (let drop = next(); drop; drop = next()) {
      const { partId } = drop;
      try {
        await tell(drop);
        sent.push(partId);
      } catch (error) {
        if (!isFinal(error)) break;
        const refusal = error.message;
        change((waiting) => waiting.map((other) => (other.partId === partId ? { ...other, refusal } : other)));
      }
    }
  } finally {
    isSending = false;
  }
  return sent;
}

/** What this rider has tapped: kept on the phone until the line is back and the shop has it. */
export function useDropOutbox(personId: string) {
  const waiting = store.useValue((all) => all);
  const { revalidate } = useRevalidator();
  const send = useEffectEvent(async () => {
    const sent = await sendAll(personId);
    if (sent.length === 0) return;
    // Said to be waiting until the list says that it is done.
    await revalidate();
    for (const partId of sent) forget(partId);
  });
  const count = waiting.filter((drop) => drop.personId === personId && !drop.refusal).length;
  useEffect(() => {
    if (count === 0) return;
    void send();
    const timer = setInterval(() => void send(), againMs);
    const again = () => void send();
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [count]);
  return {
    waiting: waiting.filter((drop) => drop.personId === personId),
    put: (drop: WaitingDrop) => change((all) => [...all.filter(({ partId }) => partId !== drop.partId), drop]),
    forget,
  };
}
