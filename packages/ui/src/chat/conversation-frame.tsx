import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ChevronLeftIcon } from '../parts/icons.tsx';

type ConversationFrameProps = {
  name: string;
  picture: ReactNode;
  /** Whether the other one is there, in words. */
  presence: string;
  /** Back to the list, which phones do not show beside the conversation. */
  back: { to: string; label: string };
  children: ReactNode;
};

export function ConversationFrame({ name, picture, presence, back, children }: ConversationFrameProps) {
  return (
    <section aria-labelledby="chat-with" className="flex min-h-0 min-w-0 flex-col">
      <header className="flex items-center gap-3 border-b border-line px-3 py-2 md:px-4">
        <Link
          to={back.to}
          aria-label={back.label}
          className="inline-flex size-11 items-center justify-center rounded-full hover:bg-mist md:hidden"
        >
          <ChevronLeftIcon className="size-5" />
        </Link>
        {picture}
        <div className="min-w-0">
          <h2 id="chat-with" className="truncate text-lg">
            {name}
          </h2>
          <p className="text-sm text-slate">{presence}</p>
        </div>
      </header>
      {children}
    </section>
  );
}
