import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { placeCategories } from '../../console/office/category-tree.ts';
import { SpecificationsEditor } from '../../console/office/specifications-editor.tsx';
import { listDefined } from '../../console/products/specification-fields.tsx';
import { CategoryEditor } from '../../console/office/category-editor.tsx';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { Collapsible } from '../../console/shell/collapsible.tsx';
import { asSeller } from '../../console/shell/seller-only.ts';
import { sellerApi } from '../../console/shell/seller-api.ts';
import type { Route } from './+types/categories.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { signal } = request;
  return asSeller(request, async () => {
    const [{ categorys }, { specifications }] = await Promise.all([
      sellerApi.getAdminCategories({ signal }),
      sellerApi.getSpecifications({ signal }),
    ]);
    return { categories: placeCategories(categorys), specifications };
  });
}

export function meta() {
  return buildConsoleMeta('Categories');
}

const indents = ['', '', 'ml-4 sm:ml-8', 'ml-8 sm:ml-16'];

export default function SellerCategories({ loaderData: { categories, specifications } }: Route.ComponentProps) {
  const definedBy = (categoryId: string) => specifications.filter((one) => one.categoryId === categoryId);
  return (
    <>
      <DashboardHeading title="Categories" />
      <div className="flex max-w-3xl flex-col gap-3">
        <Collapsible title="Add a category">
          <CategoryEditor all={categories} />
        </Collapsible>
        {categories.map((category) => (
          <div key={category._id} className={indents[category.level]}>
            <Collapsible title={category.name}>
              <CategoryEditor key={category.path} category={category} all={categories} />
              <SpecificationsEditor
                category={category}
                own={definedBy(category._id)}
                inherited={listDefined(specifications, categories, category.parentId ?? '').map(({ name }) => name)}
              />
            </Collapsible>
          </div>
        ))}
      </div>
    </>
  );
}

export { ConsoleError as ErrorBoundary };
