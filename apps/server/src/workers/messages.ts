import type { Guesses } from '../modules/accounts/index.ts';
import type { HeldConnections } from '../realtime/connection-limits.ts';
import type { AllowanceWindows } from '../limits/allowance-windows.ts';
import type { DomainEvent } from '../events/event-bus.ts';
import type { Figure } from '../metrics/figures.ts';

/** What one machine counts, in whichever of its processes it happens. */
export type Counts = { windows: AllowanceWindows; guesses: Guesses; held: HeldConnections };

/** A call of one of the counts; without an id nobody waits for its answer. */
export type Call = { id?: number; of: keyof Counts; method: string; args: unknown[] };

export type FromWorker =
  | { kind: 'open' }
  | { kind: 'failed'; sentence: string }
  | { kind: 'event'; event: DomainEvent }
  | { kind: 'calls'; calls: Call[] }
  | { kind: 'figures'; figures: Figure[] };

export type ToWorker =
  | { kind: 'stop' }
  | { kind: 'figures' }
  | { kind: 'event'; event: DomainEvent }
  | { kind: 'answers'; answers: { id: number; value: unknown }[] };

/** What a worker is told when it is started. */
export type Assignment = {
  /** From 1; who replaces a dead worker gets its number. */
  number: number;
  workers: number;
  /** Where workers reach each other's sockets. */
  sockets: string;
};
