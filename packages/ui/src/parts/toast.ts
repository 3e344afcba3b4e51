type ToastKind = 'success' | 'error';
type ToastMessage = { kind: ToastKind; text: string; to?: string | undefined };

const waiting: ToastMessage[] = [];
let onFirstToast: (() => void) | undefined;
let deliver: ((message: ToastMessage) => void) | undefined;

/** Short messages about what just happened. The library that shows them loads with the first one. */
export const toast = {
  /** With an address it is a link there, and stays longer. */
  success: (text: string, to?: string) => send({ kind: 'success', text, to }),
  error: (text: string) => send({ kind: 'error', text }),
};

function send(message: ToastMessage): void {
  if (deliver) return deliver(message);
  waiting.push(message);
  onFirstToast?.();
}

/** Called by the place where toasts appear: `onFirst` runs once there is something to show. */
export function awaitFirstToast(onFirst: () => void): () => void {
  onFirstToast = onFirst;
  if (waiting.length > 0) onFirst();
  return () => {
    onFirstToast = undefined;
  };
}

/** Called by the loaded list of toasts, which takes over from here. */
export function receiveToasts(show: (message: ToastMessage) => void): () => void {
  deliver = show;
  for (const message of waiting.splice(0)) show(message);
  return () => {
    deliver = undefined;
  };
}
