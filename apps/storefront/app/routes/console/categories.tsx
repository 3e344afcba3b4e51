import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { CategoryEditor } from '../../console/office/category-editor.tsx';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { Collapsible } from '../../console/office/collapsible.tsx';
import { asSeller } from '../../console/shell/seller-only.ts';
import { sellerApi } from '../../console/shell/seller-api.ts';
import type { Route } from './+types/categories.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asSeller(request, () => sellerApi.getAdminCategories({ signal: request.signal }));
}

export function meta() {
  return buildConsoleMeta('Categories');
}

export default function SellerCategories({ loaderData: { categorys } }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Categories" />
      <div className="flex max-w-3xl flex-col gap-3">
        <Collapsible title="Add a category">
          <CategoryEditor />
        </Collapsible>
        {categorys.map((category) => (
          <Collapsible key={category._id} title={category.name}>
            <CategoryEditor category={category} />
          </Collapsible>
        ))}
      </div>
    </>
  );
}

export { ConsoleError as ErrorBoundary };
