import { useEffect } from 'react';
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless';
import { receiveToasts } from '../../lib/toast.ts';
import { AlertIcon, CheckIcon } from './icons.tsx';

const DURATION_MS = 3000;
const MAX_VISIBLE = 3;

/** Loaded with the first toast. The library keeps time; the markup is ours, as its own needs inline styles. */
export default function ToastList() {
  const { toasts, handlers } = useToaster({ duration: DURATION_MS });
  useEffect(() => receiveToasts(({ kind, text }) => toast[kind](text, { duration: DURATION_MS })), []);
  const visible = toasts.filter((item) => item.visible).slice(0, MAX_VISIBLE);
  return (
    <div
      className="contents"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {visible.map((item) => (
        <div
          key={item.id}
          role={item.type === 'error' ? 'alert' : undefined}
          className="toast pointer-events-auto flex items-start gap-3 rounded-control bg-ink px-4 py-3 text-sm font-medium text-white shadow-float"
        >
          {item.type === 'error' ? <AlertIcon className="size-5 shrink-0 text-amber" /> : <CheckIcon className="size-5 shrink-0" />}
          <p>{resolveValue(item.message, item)}</p>
        </div>
      ))}
    </div>
  );
}
