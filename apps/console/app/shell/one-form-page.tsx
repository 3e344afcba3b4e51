import type { ComponentProps } from 'react';
import { ConsoleFrame } from './console-frame.tsx';

type OneFormPageProps = ComponentProps<typeof ConsoleFrame> & { title: string; text: string };

/** Login, registration and the like: one form in the middle. */
export function OneFormPage({ title, text, children, ...frame }: OneFormPageProps) {
  return (
    <ConsoleFrame {...frame}>
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
