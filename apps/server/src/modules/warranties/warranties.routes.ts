import { type ClaimAnswer, CONSOLE_PAGE_SIZE } from '@urumuri/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { presentClaim, presentSerials, presentVerified, presentWarranty } from './warranties.presenter.ts';
import type { WarrantiesService } from './warranties.service.ts';

const reading = { importance: 'details' } as const;
const desk = { importance: 'checkout' } as const;

const sentences: Record<ClaimAnswer, string> = {
  repair: 'The customer is told that it will be repaired.',
  exchange: 'The customer is told that it will be exchanged.',
  refused: 'The claim is refused.',
  done: 'The claim is settled.',
};

export function registerWarrantiesRoutes(app: FastifyInstance, warranties: WarrantiesService): void {
  serve(app, 'getWarranties', reading, async ({ customer, params }) => ({
    warranties: (await warranties.listWarranties(params.orderId, customer.id)).map(presentWarranty),
  }));

  serve(app, 'claimWarranty', desk, async ({ customer, params, body }) => ({
    message: 'The shop has your claim and answers you here.',
    warranty: presentWarranty(await warranties.claim(params.warrantyId, customer.id, body)),
  }));

  serve(app, 'verifyWarranty', reading, async ({ params, reply }) => {
    reply.header('cache-control', 'no-store');
    return presentVerified(await warranties.verify(params.code));
  });

  serve(app, 'getSellerSerials', desk, async ({ seller, params }) => ({
    lines: presentSerials(await warranties.listSerials(seller.id, params.orderId)),
  }));

  serve(app, 'recordSerials', desk, async ({ seller, params, body }) => ({
    message: 'The serial numbers are noted.',
    lines: presentSerials(await warranties.recordSerials(seller, params.orderId, body)),
  }));

  serve(app, 'getSellerClaims', desk, async ({ seller, query }) => {
    const { claims, total } = await warranties.listClaims(seller, query);
    return { claims: claims.map((claim) => presentClaim(claim, seller.id)), total, perPage: CONSOLE_PAGE_SIZE };
  });

  serve(app, 'getSellerClaim', desk, async ({ seller, params }) => ({
    claim: presentClaim(await warranties.getClaim(seller, params.claimId), seller.id),
  }));

  serve(app, 'answerClaim', desk, async ({ seller, params, body }) => ({
    message: sentences[body.state],
    claim: presentClaim(await warranties.answerClaim(seller, params.claimId, body), seller.id),
  }));
}
