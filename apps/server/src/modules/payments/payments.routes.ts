import { Readable } from 'node:stream';
import { CONSOLE_PAGE_SIZE, limits } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { hangUpOf } from '../../http/hang-up.ts';
import { serve } from '../../http/serve.ts';
import type { SettingsService } from '../settings/index.ts';
import { presentProof } from './payments.presenter.ts';
import type { PaymentsService } from './payments.service.ts';

const office = { importance: 'cart' } as const;
const upload = { ...office, bodyLimitBytes: limits.uploadBytes, timeoutMs: 60_000 } as const;

export function registerPaymentsRoutes(
  app: FastifyInstance,
  payments: PaymentsService,
  settings: SettingsService,
): void {
  serve(app, 'claimPayment', { importance: 'checkout' }, async ({ customer, params, body }) => {
    const payment = await payments.claim(params.orderId, customer.id, body);
    return { message: `Thank you. We are checking ${formatRwf(payment.toVerify)}.`, payment };
  });

  serve(app, 'getPaymentSettings', office, () => settings.getPayments());

  serve(app, 'savePaymentSettings', office, async ({ body: { version, ...changed }, seller }) => ({
    version: await settings.savePayments(changed, version, seller),
    message: 'Saved. Customers see these ways to pay from now on.',
  }));

  serve(app, 'getProofs', office, async ({ query }) => {
    const { rows, total } = await payments.listProofs(query);
    return { proofs: rows.map(presentProof), total, perPage: CONSOLE_PAGE_SIZE };
  });

  serve(app, 'answerPayment', office, async ({ seller, params, body: { isAgreed, reason } }) => ({
    message: await payments.answer(params.paymentId, seller.id, isAgreed, reason),
  }));

  serve(app, 'recordPayment', office, async ({ seller, params, body }) => {
    await payments.record(params.orderId, seller.id, body);
    return { message: body.isRefund ? 'The refund is recorded.' : 'The payment is recorded.' };
  });

  // A scope of its own: only here does the server read a file of any kind.
  void app.register(async (files) => {
    files.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, bytes, done) =>
      done(null, bytes),
    );
    files.addContentTypeParser(/^multipart\//, (_request, _payload, done) =>
      done(new AppError('unsupported_media_type', 'Send the file alone as application/octet-stream, not in a form.')),
    );
    serve(files, 'readStatement', upload, async ({ seller, query, request: { body }, reply }) => {
      if (!Buffer.isBuffer(body)) throw new AppError('unsupported_media_type', 'Send a file: CSV, TSV or XLSX.');
      return payments.readStatement(Readable.from([body]), seller.id, query.apply === true, hangUpOf(reply));
    });
  });
}
