import type { ReactNode } from 'react';
import type { Breadcrumb } from '../platform/seo/breadcrumb.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { ImigongoRule } from '../ui/imigongo-rule.tsx';

type PageBannerProps = { title: string; trail: readonly Breadcrumb[]; children?: ReactNode };

/** The head of an inner page: its title and the way back. */
export function PageBanner({ title, trail, children }: PageBannerProps) {
  return (
    <div className="overflow-hidden bg-mist">
      <div className="page-width flex items-end justify-between gap-8 pt-1 pb-5 md:pt-3 md:pb-7">
        <div className="min-w-0">
          <Breadcrumbs trail={trail} />
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          {children}
        </div>
        <ImigongoRule className="hidden max-w-64 shrink-0 text-haze md:block" />
      </div>
    </div>
  );
}
