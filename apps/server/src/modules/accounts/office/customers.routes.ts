import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import type { CustomerAccountRow } from './customers.repository.ts';
import type { CustomersOfficeService } from './customers.service.ts';

const office = { importance: 'cart' } as const;

export function registerCustomersOfficeRoutes(app: FastifyInstance, customers: CustomersOfficeService): void {
  serve(app, 'getCustomers', office, async ({ query }) => ({
    customers: (await customers.listCustomers(query.search)).map(presentCustomer),
  }));

  serve(app, 'blockCustomer', office, async ({ params, body }) => {
    const name = await customers.setBlocked(params.customerId, body.reason);
    return { message: `${name} is blocked and logged out.` };
  });

  serve(app, 'unblockCustomer', office, async ({ params }) => {
    const name = await customers.setBlocked(params.customerId);
    return { message: `${name} may sign in again.` };
  });
}

function presentCustomer({ id, createdAt, blockedAt, blockedReason, ...customer }: CustomerAccountRow) {
  return {
    _id: id,
    ...customer,
    createdAt: createdAt.toISOString(),
    ...(blockedAt === null ? {} : { blockedAt: blockedAt.toISOString(), blockedReason }),
  };
}
