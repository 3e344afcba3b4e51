import { type AdminCategory, CONSOLE_PAGE_SIZE } from '@urumuri/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { presentCategory } from '../catalogue/index.ts';
import type { MessagesService } from '../messages/index.ts';
import { presentCounts } from '../seller-orders/index.ts';
import { presentColleague } from './colleagues-admin.presenter.ts';
import type { CustomerAccountRow } from './customers-admin.repository.ts';
import { presentAnyOrder, presentAnySummary } from './orders-admin.presenter.ts';
import type { CategoryRow } from './shelves-admin.repository.ts';
import type { ShopAdminService } from './shop-admin.service.ts';

const office = { importance: 'cart' } as const;

export function registerShopAdminRoutes(
  app: FastifyInstance,
  admin: ShopAdminService,
  { usable }: Pick<MessagesService, 'usable'>,
): void {
  const hasMail = usable.has('email');

  serve(app, 'getFirstSteps', office, ({ seller }) => admin.readFirstSteps(seller));

  serve(app, 'agreeToDelivery', office, async ({ body }) => {
    await admin.agreeToDelivery(body);
    return { message: 'Noted: that is how you deliver.' };
  });

  serve(app, 'getSellers', office, async () => ({
    sellers: (await admin.listSellers()).map(({ id, createdAt, wantedName, ...seller }) => ({
      _id: id,
      ...seller,
      createdAt: createdAt.toISOString(),
      ...(wantedName === null ? {} : { wantedName }),
    })),
  }));

  serve(app, 'changeSellerStatus', office, async ({ params, body, seller }) => {
    const shopName = await admin.changeSellerStatus(seller.id, params.sellerId, body.status);
    return { message: body.status === 'approved' ? `${shopName} may sell here now.` : `${shopName} is suspended.` };
  });

  serve(app, 'answerShopName', office, async ({ params, body, seller }) => {
    await admin.answerShopName(seller.id, params.sellerId, body);
    return { message: body.isAgreed ? `The shop is called ${body.name} now.` : 'The shop keeps its name.' };
  });

  serve(app, 'resetSecondStep', office, async ({ params }) => {
    const shopName = await admin.resetSecondStep(params.sellerId);
    return { message: `${shopName} signs in with the password alone now.` };
  });

  serve(app, 'getColleagues', office, async ({ seller }) => ({
    colleagues: (await admin.listColleagues()).map((row) => presentColleague(row, seller.id)),
    hasMail,
  }));

  serve(app, 'addColleague', office, async ({ body, seller }) => {
    await admin.addColleague(seller.id, body);
    return {
      message: hasMail
        ? `A link to choose a password is on its way to ${body.email}. It works for one hour.`
        : `${body.name} is added. The link to choose a password waits until e-mail is set up.`,
    };
  });

  serve(app, 'renameColleague', office, async ({ params, body, seller }) => {
    await admin.renameColleague(seller.id, params.colleagueId, body.name);
    return { message: `Your colleague is called ${body.name} now.` };
  });

  serve(app, 'switchColleague', office, async ({ params, body, seller }) => {
    const name = await admin.switchColleague(seller.id, params.colleagueId, body.active);
    return { message: body.active ? `${name} is switched on again.` : `${name} is switched off and logged out.` };
  });

  serve(app, 'getCustomers', office, async ({ query }) => ({
    customers: (await admin.listCustomers(query.search)).map(presentCustomer),
  }));

  serve(app, 'blockCustomer', office, async ({ params, body }) => {
    const name = await admin.blockCustomer(params.customerId, body.reason);
    return { message: `${name} is blocked and logged out.` };
  });

  serve(app, 'unblockCustomer', office, async ({ params }) => {
    const name = await admin.unblockCustomer(params.customerId);
    return { message: `${name} may sign in again.` };
  });

  serve(app, 'getAllOrders', office, async ({ query }) => {
    const { rows, counts } = await admin.listOrders(query);
    const byStatus = presentCounts(counts);
    const every = Object.values(byStatus).reduce((sum, orders) => sum + orders, 0);
    const total = query.status === undefined ? every : byStatus[query.status];
    return { orders: rows.map(presentAnySummary), total, perPage: CONSOLE_PAGE_SIZE, counts: byStatus };
  });

  serve(app, 'getAnyOrder', office, async ({ params, seller }) => ({
    order: presentAnyOrder(await admin.getOrder(params.orderId), seller.id),
  }));

  serve(app, 'changeOrderPayment', office, async ({ params, body, seller }) => ({
    message: body.status === 'paid' ? 'The order is paid.' : 'The order is refunded.',
    order: presentAnyOrder(await admin.changePayment(params.orderId, seller.id, body), seller.id),
  }));

  serve(app, 'getAdminBanners', office, async () => ({
    banners: (await admin.listBanners()).map(({ id, ...banner }) => ({ _id: id, ...banner })),
  }));

  serve(app, 'createBanner', office, async ({ body }) => {
    await admin.createBanner(body);
    return { message: 'The banner is on the home page.' };
  });

  serve(app, 'updateBanner', office, async ({ params, body }) => {
    await admin.updateBanner(params.bannerId, body);
    return { message: 'The banner is saved.' };
  });

  serve(app, 'deleteBanner', office, async ({ params }) => {
    await admin.deleteBanner(params.bannerId);
    return { message: 'The banner is gone.' };
  });

  serve(app, 'getAdminCategories', office, async () => ({
    categorys: (await admin.listCategories()).map(presentAdminCategory),
  }));

  serve(app, 'getAdminBrands', office, async ({ query }) => {
    const { rows, total } = await admin.listBrands(query);
    return { brands: rows.map(({ id, ...brand }) => ({ _id: id, ...brand })), total, perPage: CONSOLE_PAGE_SIZE };
  });

  serve(app, 'renameBrand', office, async ({ params, body, seller }) => {
    await admin.renameBrand(seller.id, params.brandId, body.name);
    return { message: `The brand is called ${body.name} now.` };
  });

  serve(app, 'mergeBrand', office, async ({ params, body, seller }) => {
    await admin.mergeBrand(seller.id, params.brandId, body.into);
    return { message: `Its products are ${body.into} now, and its name leads there.` };
  });

  serve(app, 'createCategory', office, async ({ body, seller }) => ({
    message: 'The category is added.',
    category: presentAdminCategory(await admin.createCategory(seller.id, body)),
  }));

  serve(app, 'updateCategory', office, async ({ params, body, seller }) => ({
    message: 'The category is saved.',
    category: presentAdminCategory(await admin.updateCategory(seller.id, params.categoryId, body)),
  }));

  serve(app, 'setCategorySpecifications', office, async ({ params, body }) => {
    await admin.setSpecifications(params.categoryId, body.specifications);
    return { message: 'The specifications are saved.' };
  });

  serve(app, 'deleteCategory', office, async ({ params, seller }) => {
    await admin.deleteCategory(seller.id, params.categoryId);
    return { message: 'The category is gone.' };
  });
}

function presentAdminCategory(row: CategoryRow): AdminCategory {
  const { returnDays: days, returnNote: note } = row;
  return { ...presentCategory(row), ...(days === null ? {} : { returns: { days, note } }) };
}

function presentCustomer({ id, createdAt, blockedAt, blockedReason, ...customer }: CustomerAccountRow) {
  return {
    _id: id,
    ...customer,
    createdAt: createdAt.toISOString(),
    ...(blockedAt === null ? {} : { blockedAt: blockedAt.toISOString(), blockedReason }),
  };
}
