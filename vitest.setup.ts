import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

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
