import type { ReactNode } from 'react';
import { isPlainClick } from './is-plain-click.ts';
import type { ProductTab } from './tabs.tsx';

type TabLinkProps = { tab: ProductTab; onOpen: (tab: ProductTab) => void; className: string; children: ReactNode };

/** Jumps to one of the panels further down. */
export function TabLink({ tab, onOpen, className, children }: TabLinkProps) {
  return (
    <a
      href={`#${tab}`}
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen(tab);
      }}
    >
      {children}
    </a>
  );
}
