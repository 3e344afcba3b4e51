import { DashboardHeading } from '../components/layout/dashboard-heading.tsx';
import { CategoryEditor } from '../features/seller/category-editor.tsx';
import { ConsoleError } from '../features/seller/console-error.tsx';
import { buildConsoleMeta } from '../features/seller/console-meta.ts';
import { Fold } from '../features/seller/fold.tsx';
import { asSeller } from '../features/seller/seller-only.ts';
import { api } from '../lib/api.ts';
import type { Route } from './+types/seller-categories.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  // What is changed here must be seen changed at once, whatever the browser remembers of the public list.
  const headers = { 'cache-control': 'no-cache' };
  return asSeller(request, () => api.getCategories({ headers, signal: request.signal }));
}

export function meta() {
  return buildConsoleMeta('Categories');
}

export default function SellerCategories({ loaderData: { categorys } }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Categories" />
      <div className="flex max-w-3xl flex-col gap-3">
        <Fold title="Add a category">
          <CategoryEditor />
        </Fold>
        {categorys.map((category) => (
          <Fold key={category._id} title={category.name}>
            <CategoryEditor category={category} />
          </Fold>
        ))}
      </div>
    </>
  );
}

export { ConsoleError as ErrorBoundary };
