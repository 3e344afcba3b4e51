import { format } from 'node:util';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

const writeError = console.error;
let unexpected: string[] = [];

beforeEach(() => {
  unexpected = [];
  console.error = (...values: unknown[]) => {
    unexpected.push(format(...values));
    writeError(...values);
  };
});

/** A test that expects an error message replaces console.error itself. */
afterEach(() => {
  console.error = writeError;
  if (unexpected.length > 0) throw new Error(`Unexpected console.error: ${unexpected.join('\n')}`);
});

/** Instead of a second: a crowded machine is slow, not wrong. */
const patience = { timeout: 60_000 };
const { waitFor, waitUntil } = vi;
vi.waitFor = (callback) => waitFor(callback, patience);
vi.waitUntil = (callback) => waitUntil(callback, patience);
afterAll(() => {
  Object.assign(vi, { waitFor, waitUntil });
});
