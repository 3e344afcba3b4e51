import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { presentQuote } from './vouchers.presenter.ts';
import type { VouchersService } from './vouchers.service.ts';

export function registerVouchersRoutes(app: FastifyInstance, vouchers: VouchersService): void {
  serve(app, 'applyVoucher', { importance: 'cart' }, async ({ customer, body }) =>
    presentQuote(await vouchers.applyVoucher(customer.id, body.code)),
  );
}
