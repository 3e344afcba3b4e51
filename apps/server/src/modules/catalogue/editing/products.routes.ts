import { CONSOLE_PAGE_SIZE } from '@urumuri/contract';
import type { FastifyInstance } from 'fastify';
import type { ImageStore } from '../../../images/image-store.ts';
import { servePicture } from '../../../http/serve-picture.ts';
import { serve } from '../../../http/serve.ts';
import { presentMovements, presentOwnProduct, presentOwnSummary, presentSpecification } from './products.presenter.ts';
import type { ProductChecksService } from './product-checks.service.ts';
import type { VariantsService } from './variants.service.ts';
import type { SellerProductsService } from './products.service.ts';

const desk = { importance: 'cart' } as const;
/** A long description and forty specifications, in letters of several bytes. */
const formBytes = 64 * 1024;
const form = { ...desk, bodyLimitBytes: formBytes } as const;

export function registerSellerProductsRoutes(
  app: FastifyInstance,
  products: SellerProductsService,
  checks: ProductChecksService,
  variants: VariantsService,
  imageStore: ImageStore,
): void {
  serve(app, 'getSellerProducts', desk, async ({ seller, query }) => {
    const { rows, ...list } = await products.listProducts(seller.id, query);
    return { products: rows.map(presentOwnSummary), perPage: CONSOLE_PAGE_SIZE, ...list };
  });

  serve(app, 'getSellerProduct', desk, async ({ seller, params }) => ({
    product: presentOwnProduct(await products.getProduct(seller.id, params.productId)),
  }));

  serve(app, 'createSellerProduct', form, async ({ seller, body }) => {
    const product = presentOwnProduct(await products.createProduct(seller, body));
    if (product.check)
      return { message: 'The product is saved. The office checks it before it goes on sale.', product };
    const message = body.isPublished ? 'The product is on sale.' : 'The product is saved. Publish it to sell it.';
    return { message, product };
  });

  serve(app, 'updateSellerProduct', form, async ({ seller, params, body }) => ({
    message: 'The product is saved.',
    product: presentOwnProduct(await products.updateProduct(seller, params.productId, body)),
  }));

  serve(app, 'publishSellerProduct', desk, async ({ seller, params, body }) => ({
    message: body.isPublished ? 'The product is on sale.' : 'The product is hidden.',
    product: presentOwnProduct(await products.publishProduct(seller, params.productId, body.isPublished)),
  }));

  serve(app, 'sendProductForCheck', desk, async ({ seller, params }) => {
    await checks.sendForCheck(seller, params.productId);
    return { message: 'The office will check it again.' };
  });

  serve(app, 'getVariants', desk, async ({ seller, params }) => {
    const found = await variants.listVariants(seller.id, params.productId);
    const rows = found.variants.map((row) => ({ ...presentOwnSummary(row), cost: row.costRwf ?? undefined }));
    return { family: found.family, variants: rows };
  });

  serve(app, 'saveVariants', form, async ({ seller, params, body }) => {
    const added = await variants.saveVariants(seller, params.productId, body);
    return { message: `The variants are saved.${added === 0 ? '' : ` ${added} added.`}` };
  });

  serve(app, 'getStockMovements', desk, async ({ seller, params }) =>
    presentMovements(await products.listStockMovements(seller.id, params.productId), seller.staffRole),
  );

  serve(app, 'recordStock', desk, async ({ seller, params, body }) => {
    await products.recordStock(seller, params.productId, body);
    return { message: 'The stock is saved.' };
  });

  serve(app, 'getSpecifications', desk, async () => ({
    specifications: (await products.listSpecifications()).map(presentSpecification),
  }));
  serve(app, 'changeSellerProducts', form, async ({ seller, body }) => products.changeProducts(seller, body));

  servePicture(app, 'uploadSellerPicture', imageStore);
}
