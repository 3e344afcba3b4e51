import { formatRwf } from '@urumuri/money';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import {
  presentClosing,
  presentCommission,
  presentNamed,
  presentPayout,
  presentStatement,
} from './payouts.presenter.ts';
import type { PayoutsService } from './payouts.service.ts';

const desk = { importance: 'cart' } as const;

export function registerPayoutsRoutes(app: FastifyInstance, payouts: PayoutsService): void {
  serve(app, 'getOwnStatement', desk, async ({ seller, query }) =>
    presentStatement(await payouts.getStatement(seller.id, query)),
  );

  serve(app, 'savePayoutAccount', desk, async ({ seller, body }) => {
    await payouts.saveAccount(seller.id, body.account);
    return {
      message: body.account === '' ? 'Your account details are removed.' : 'Your next payouts go to this account.',
    };
  });

  serve(app, 'getPayouts', desk, async ({ query }) => {
    const { until, shops, closings } = await payouts.listBalances(query.until);
    return { until, shops: shops.map(presentPayout), closings: closings.map(presentClosing) };
  });

  serve(app, 'closePayouts', desk, async ({ seller, body }) => {
    const { closingId, amountRwf } = await payouts.close(body, seller.id);
    return { closingId, message: `The period is closed: ${formatRwf(amountRwf)} is to be paid.` };
  });

  serve(app, 'getPayoutClosing', desk, async ({ params }) => {
    const { shops, ...closing } = await payouts.getClosing(params.closingId);
    return { ...presentClosing(closing), shops: shops.map(presentPayout) };
  });

  serve(app, 'exportPayouts', desk, async ({ params }) => ({ text: await payouts.writeCsv(params.closingId) }));

  serve(app, 'markPayoutPaid', desk, async ({ seller, params, body }) => {
    await payouts.markPaid(params.closingId, params.sellerId, body, seller.id);
    return { message: 'The payout is marked as paid.' };
  });

  serve(app, 'getShopStatement', desk, async ({ params, query }) =>
    presentStatement(await payouts.getStatement(params.sellerId, query)),
  );

  serve(app, 'correctBalance', desk, async ({ seller, params, body }) => ({
    message: `The balance of ${await payouts.correct(params.sellerId, body, seller.id)} is corrected.`,
  }));

  serve(app, 'getCommissions', desk, async () => {
    const { rates, shops, categories } = await payouts.readCommissions();
    return {
      commissions: rates.map(presentCommission),
      shops: shops.map(presentNamed),
      categories: categories.map(presentNamed),
    };
  });

  serve(app, 'saveCommission', desk, async ({ seller, body }) => {
    await payouts.saveCommission(body, seller.id);
    return { message: 'Saved. It applies to deliveries from now on.' };
  });
}
