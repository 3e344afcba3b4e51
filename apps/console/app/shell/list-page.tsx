import { Notice } from '@urumuri/ui/parts/notice.tsx';
import { PageLinks } from '@urumuri/ui/parts/page-links.tsx';
import type { ReactNode } from 'react';

type ListPageProps = {
  total: number;
  perPage: number;
  /** What is said where there is nothing. */
  title: string;
  text: string;
  className?: string;
  children: readonly ReactNode[];
};

/** A page of a list: its entries, or why there are none, and the ways to its other pages. */
export function ListPage({ title, text, className = 'flex flex-col gap-2.5', children, ...pages }: ListPageProps) {
  return (
    <>
      {children.length === 0 ? <Notice title={title} text={text} /> : <ul className={className}>{children}</ul>}
      <PageLinks {...pages} />
    </>
  );
}
