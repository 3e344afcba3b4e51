import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import type { ReactNode } from 'react';
import { CheckIcon } from '@urumuri/ui/parts/icons.tsx';
import { ImigongoRule } from '@urumuri/ui/parts/imigongo-rule.tsx';
import { useSessionChange } from '../../platform/session/use-session-change.ts';

const benefits = [
  'Your cart and wishlist on every device',
  'Follow each order from the shop to your door',
  'Write to the sellers and review what you bought',
];

const bands = ['text-ink-soft', 'text-slate', 'text-edge', 'text-amber'];

type AccountPageProps = { title: string; text: string; children: ReactNode };

/** The way in: a form, and on wide screens what an account is good for. */
export function AccountPage({ title, text, children }: AccountPageProps) {
  const { name } = useIdentity();
  // Signed in from another tab, the visitor is sent on by the page's loader.
  useSessionChange();
  return (
    <div className="page-width flex flex-1 justify-center gap-16 py-8 md:py-14">
      <div className="flex w-full max-w-md flex-col gap-6">
        <div>
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          <p className="mt-2 text-slate">{text}</p>
        </div>
        {children}
      </div>
      <aside
        aria-label="Why have an account"
        className="hidden w-full max-w-md flex-col justify-between self-stretch overflow-hidden rounded-card bg-ink text-white lg:flex"
      >
        <div className="p-10">
          <p className="text-2xl font-bold tracking-tight">One account for all of {name}</p>
          <ul className="mt-8 flex flex-col gap-5">
            {benefits.map((benefit) => (
              <li key={benefit} className="flex items-start gap-3">
                <CheckIcon className="shrink-0 text-amber" />
                {benefit}
              </li>
            ))}
          </ul>
        </div>
        <div>
          {bands.map((colour) => (
            <ImigongoRule key={colour} className={colour} />
          ))}
        </div>
      </aside>
    </div>
  );
}
