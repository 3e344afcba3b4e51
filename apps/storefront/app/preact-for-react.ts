import { useState } from 'preact/hooks';

// @ts-expect-error -- its types are written as `export =`, which cannot be handed on; the module has names
export * from 'preact/compat';
export { default } from 'preact/compat';

let made = 0;

/** Preact counts within what it took over in one go, and would give the same id in another part of the page. */
export function useId(): string {
  return useState(() => `id-${(made += 1)}`)[0];
}
