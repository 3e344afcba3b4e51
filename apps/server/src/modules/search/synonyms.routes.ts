import { CONSOLE_PAGE_SIZE } from '@urumuri/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { SynonymsService } from './synonyms.service.ts';

const office = { importance: 'cart' } as const;

export function registerSynonymsRoutes(app: FastifyInstance, synonyms: SynonymsService): void {
  serve(app, 'getSynonyms', office, async ({ query }) => {
    const { own, ...found } = await synonyms.list(query);
    return { ...found, own: own.map(({ id, ...synonym }) => ({ _id: id, ...synonym })), perPage: CONSOLE_PAGE_SIZE };
  });

  serve(app, 'createSynonym', office, async ({ body }) => {
    await synonyms.create(body);
    return { message: `Who types “${body.term}” finds “${body.meaning}” too.` };
  });

  serve(app, 'trySynonym', office, ({ body }) => synonyms.tryOut(body));

  serve(app, 'switchSynonym', office, async ({ body }) => {
    await synonyms.switch(body);
    return { message: `“${body.term}” is switched ${body.isOff ? 'off' : 'on'}.` };
  });

  serve(app, 'dismissProposal', office, async ({ body }) => {
    await synonyms.dismiss(body);
    return { message: 'This is not proposed again.' };
  });

  serve(app, 'deleteSynonym', office, async ({ params }) => {
    const { term, meaning } = await synonyms.delete(params.synonymId);
    return { message: `“${term}” no longer means “${meaning}”.` };
  });
}
