import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { placeCategories } from '../features/office/category-tree.ts';
import { readDefinitions } from '../features/office/specification-lines.ts';
import { SpecificationsEditor } from '../features/office/specifications-editor.tsx';
import { listDefined } from '../features/products/specification-fields.tsx';
import { CategoryEditor } from '../features/office/category-editor.tsx';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { Collapsible } from '../shell/collapsible.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { readNumber, readText, readTexts } from '@urumuri/ui/forms/read-form.ts';
import type { Route } from './+types/categories.ts';

export const clientLoader = sellerLoader(async (signal) => {
  const [{ categorys }, { specifications }] = await Promise.all([
    sellerApi.getAdminCategories({ signal }),
    sellerApi.getSpecifications({ signal }),
  ]);
  return { categories: placeCategories(categorys), specifications };
});

export const clientAction = sellerAction({
  createCategory: (data) => ({ body: readCategory(data) }),
  updateCategory: (data) => ({ params: readTexts(data, 'categoryId'), body: readCategory(data) }),
  setCategorySpecifications: (data) => ({
    params: readTexts(data, 'categoryId'),
    body: { specifications: readDefinitions(readText(data, 'specifications')) },
  }),
});

function readCategory(data: FormData) {
  const days = readNumber(data, 'returns.days');
  const returns = days === undefined ? null : { days, note: readText(data, 'returns.note') };
  return {
    ...readTexts(data, 'name', 'image', 'parentId'),
    returns,
    vatPercent: readNumber(data, 'vatPercent') ?? null,
  };
}

export const meta = consoleMeta('Categories');

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
