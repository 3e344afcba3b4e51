import { CONSOLE_PAGE_SIZE, limits } from '@urumuri/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { serve } from '../../http/serve.ts';
import { presentOwnProduct, presentOwnSummary, presentSpecification } from './seller-products.presenter.ts';
import type { SellerProductsService } from './seller-products.service.ts';

const desk = { importance: 'cart' } as const;
/** A long description and forty specifications, in letters of several bytes. */
const formBytes = 64 * 1024;
const form = { ...desk, bodyLimitBytes: formBytes } as const;
/** One picture is decoded at a time, and the queue before it has its own limit. */
const upload = { ...desk, bodyLimitBytes: limits.uploadBytes, timeoutMs: 30_000 } as const;
const typeSentence = 'Send the picture as JPEG, PNG, WebP or AVIF; save a GIF or any other kind as one of these first.';
const formSentence =
  'Send the picture alone as the body of the request, with its type (image/jpeg, image/png, image/webp or image/avif), not in a form.';
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

export function registerSellerProductsRoutes(app: FastifyInstance, products: SellerProductsService): void {
  serve(app, 'getSellerProducts', desk, async ({ seller, query }) => {
    const { rows, ...list } = await products.listProducts(seller.id, query);
    return { products: rows.map(presentOwnSummary), perPage: CONSOLE_PAGE_SIZE, ...list };
  });

  serve(app, 'getSellerProduct', desk, async ({ seller, params }) => ({
    product: presentOwnProduct(await products.getProduct(seller.id, params.productId)),
  }));

  serve(app, 'createSellerProduct', form, async ({ seller, body }) => ({
    message: body.isPublished ? 'The product is on sale.' : 'The product is saved. Publish it to sell it.',
    product: presentOwnProduct(await products.createProduct(seller.id, body)),
  }));

  serve(app, 'updateSellerProduct', form, async ({ seller, params, body }) => ({
    message: 'The product is saved.',
    product: presentOwnProduct(await products.updateProduct(seller.id, params.productId, body)),
  }));

  serve(app, 'publishSellerProduct', desk, async ({ seller, params, body }) => ({
    message: body.isPublished ? 'The product is on sale.' : 'The product is hidden.',
    product: presentOwnProduct(await products.publishProduct(seller.id, params.productId, body.isPublished)),
  }));

  serve(app, 'getSpecifications', desk, async () => ({
    specifications: (await products.listSpecifications()).map(presentSpecification),
  }));
  serve(app, 'changeSellerProducts', form, async ({ seller, body }) => products.changeProducts(seller.id, body));

  // A scope of its own: only here does the server read anything but JSON.
  void app.register(async (pictures) => {
    pictures.addContentTypeParser(pictureTypes, { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
    // What else comes is not read, and told what to send instead.
    pictures.addContentTypeParser(/^(image|multipart)\//, (request, _payload, done) => {
      const isForm = request.headers['content-type']?.startsWith('multipart/') ?? false;
      done(new AppError('unsupported_media_type', isForm ? formSentence : typeSentence));
    });
    serve(pictures, 'uploadSellerPicture', upload, async ({ request }) => {
      if (!Buffer.isBuffer(request.body)) throw new AppError('unsupported_media_type', typeSentence);
      return { image: await products.storePicture(request.body) };
    });
  });
}
