import type { ReactNode } from 'react';
import { ConsoleFrame } from './console-frame.tsx';

/** Login and registration of sellers: one form in the middle. */
export function SignedOutPage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <ConsoleFrame>
      <div className="mx-auto flex w-full max-w-md flex-col gap-6 px-4 py-8 md:py-14">
        <div>
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          <p className="mt-2 text-slate">{text}</p>
        </div>
        {children}
      </div>
    </ConsoleFrame>
  );
}
