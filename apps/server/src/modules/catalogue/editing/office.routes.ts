import { type AdminCategory, CONSOLE_PAGE_SIZE } from '@urumuri/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import { presentCategory } from '../catalogue.presenter.ts';
import type { BrandsService } from './brands.service.ts';
import type { CategoryRow } from './categories.repository.ts';
import type { CategoriesService } from './categories.service.ts';
import type { ProductChecksService } from './product-checks.service.ts';
import { presentOwnSummary } from './products.presenter.ts';

const office = { importance: 'cart' } as const;

export function registerCatalogueOfficeRoutes(
  app: FastifyInstance,
  categories: CategoriesService,
  brands: BrandsService,
  checks: ProductChecksService,
): void {
  serve(app, 'getAdminBanners', office, async () => ({
    banners: await categories.listBanners(),
  }));

  serve(app, 'createBanner', office, async ({ body }) => {
    await categories.createBanner(body);
    return { message: 'The banner is on the home page.' };
  });

  serve(app, 'updateBanner', office, async ({ params, body }) => {
    await categories.updateBanner(params.bannerId, body);
    return { message: 'The banner is saved.' };
  });

  serve(app, 'deleteBanner', office, async ({ params }) => {
    await categories.deleteBanner(params.bannerId);
    return { message: 'The banner is removed.' };
  });

  serve(app, 'getAdminCategories', office, async () => ({
    categorys: (await categories.listCategories()).map(presentAdminCategory),
  }));

  serve(app, 'createCategory', office, async ({ body, seller }) => ({
    message: 'The category is added.',
    category: presentAdminCategory(await categories.createCategory(seller.id, body)),
  }));

  serve(app, 'updateCategory', office, async ({ params, body, seller }) => ({
    message: 'The category is saved.',
    category: presentAdminCategory(await categories.updateCategory(seller.id, params.categoryId, body)),
  }));

  serve(app, 'setCategorySpecifications', office, async ({ params, body }) => {
    await categories.setSpecifications(params.categoryId, body.specifications);
    return { message: 'The specifications are saved.' };
  });

  serve(app, 'deleteCategory', office, async ({ params, seller }) => {
    await categories.deleteCategory(seller.id, params.categoryId);
    return { message: 'The category is removed.' };
  });

  serve(app, 'getProductsToCheck', office, async ({ query }) => {
    const { rows, ...list } = await checks.listToCheck(query);
    const products = rows.map((row) => ({
      ...presentOwnSummary(row),
      shopId: row.sellerId,
      shopName: row.shopName,
    }));
    return { products, perPage: CONSOLE_PAGE_SIZE, ...list };
  });

  serve(app, 'answerProductCheck', office, async ({ body, seller }) => ({
    message: await checks.answerCheck(seller.personId, body),
  }));

  serve(app, 'getAdminBrands', office, async ({ query }) => {
    return { ...(await brands.listBrands(query)), perPage: CONSOLE_PAGE_SIZE };
  });

  serve(app, 'renameBrand', office, async ({ params, body, seller }) => {
    await brands.renameBrand(seller.id, params.brandId, body.name);
    return { message: `The brand is called ${body.name} now.` };
  });

  serve(app, 'mergeBrand', office, async ({ params, body, seller }) => {
    await brands.mergeBrand(seller.id, params.brandId, body.into);
    return { message: `Its products are ${body.into} now, and its name leads there.` };
  });
}

function presentAdminCategory(row: CategoryRow): AdminCategory {
  const { returnDays: days, returnNote: note, vatPercent } = row;
  return {
    ...presentCategory(row),
    ...(days === null ? {} : { returns: { days, note } }),
    ...(vatPercent === null ? {} : { vatPercent }),
  };
}
