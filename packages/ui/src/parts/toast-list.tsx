import { type RefObject, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { receiveToasts } from './toast.ts';
import { AlertIcon, CheckIcon } from './icons.tsx';

const DURATION_MS = 3000;
const LINK_DURATION_MS = 10_000;
const MAX_VISIBLE = 3;

type Region = RefObject<HTMLDivElement | null>;

/** Loaded with the first toast. The library keeps time; the markup is ours, as its own needs inline styles. */
export default function ToastList({ errors, messages }: { errors: Region; messages: Region }) {
  const { toasts, handlers } = useToaster({ duration: DURATION_MS });
  // The text is the key: said again while it can be read, it stays longer instead of standing there twice.
  useEffect(
    () =>
      receiveToasts(({ kind, text, to }) => {
        const id = kind + text;
        if (to === undefined) return void toast[kind](text, { id, duration: DURATION_MS });
        const link = (
          <Link to={to} className="underline" onClick={() => toast.dismiss(id)}>
            {text}
          </Link>
        );
        toast[kind](link, { id, duration: LINK_DURATION_MS });
      }),
    [],
  );
  const visible = toasts.filter((item) => item.visible).slice(0, MAX_VISIBLE);
  return visible.map((item) => {
    const region = (item.type === 'error' ? errors : messages).current;
    return region && createPortal(<ToastCard item={item} {...handlers} />, region, item.id);
  });
}

type ToastCardProps = { item: Toast; startPause: () => void; endPause: () => void };

function ToastCard({ item, startPause, endPause }: ToastCardProps) {
  const Icon = item.type === 'error' ? AlertIcon : CheckIcon;
  return (
    <div
      className="toast pointer-events-auto flex items-start gap-3 rounded-control bg-ink px-4 py-3 text-sm font-medium text-white shadow-float"
      onPointerEnter={startPause}
      onPointerLeave={endPause}
    >
      <Icon className="size-5 shrink-0 text-amber" />
      <p>{resolveValue(item.message, item)}</p>
    </div>
  );
}
