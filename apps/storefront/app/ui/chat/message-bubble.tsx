import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type MessageBubbleProps = {
  isOwn: boolean;
  sender: string;
  text: string;
  /** When it was said, and how far it has come. */
  children: ReactNode;
};

export function MessageBubble({ isOwn, sender, text, children }: MessageBubbleProps) {
  return (
    <div className={classNames('flex flex-col gap-0.5', isOwn ? 'items-end' : 'items-start')}>
      <p
        className={classNames(
          'max-w-[85%] rounded-card px-4 py-2 break-words whitespace-pre-line md:max-w-[70%]',
          isOwn ? 'bg-ink text-white' : 'bg-mist',
        )}
      >
        <span className="sr-only">{sender}: </span>
        {text}
      </p>
      <p className="px-1 text-xs text-slate tabular-nums">{children}</p>
    </div>
  );
}
