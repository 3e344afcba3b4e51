/** Where the focus goes when what had it disappears. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
