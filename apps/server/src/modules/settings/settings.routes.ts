import { limits, type ShopSettingsResponse } from '@urumuri/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { FirstStepsService } from './first-steps.service.ts';
import { presentChange, presentEditedPage } from './settings.presenter.ts';
import type { SettingsService } from './settings.service.ts';

const keptSeconds = 60;
const office = { importance: 'cart' } as const;
/** A character may take six bytes in JSON. */
const longBody = { ...office, bodyLimitBytes: 6 * limits.pageTextLength + 16 * 1024 };

export function registerSettingsRoutes(
  app: FastifyInstance,
  settings: SettingsService,
  firstSteps: FirstStepsService,
  readShopSettings: () => ShopSettingsResponse,
): void {
  serve(app, 'getShopSettings', { importance: 'list', maxAgeSeconds: keptSeconds }, async () => readShopSettings());

  serve(app, 'getContentPage', { importance: 'list' }, ({ params }) => settings.getPage(params.page));

  serve(app, 'getSettings', office, async () => {
    const { history, defaults, ...read } = await settings.getSettings();
    return { ...read, history: history.map((change) => presentChange(change, defaults)) };
  });

  serve(app, 'saveSettings', office, async ({ body: { version, ...changed }, seller }) => ({
    version: await settings.saveSettings(changed, version, seller),
    message: 'Saved. Every page says so from now on.',
  }));

  serve(app, 'getEditedPages', office, async () => ({ pages: (await settings.listPages()).map(presentEditedPage) }));

  serve(app, 'saveContentPage', longBody, async ({ params, body, seller }) => ({
    version: await settings.savePage(params.page, body, seller),
    message: `${body.title} is saved. Visitors read it from now on.`,
  }));

  serve(app, 'getFirstSteps', office, ({ seller }) => firstSteps.readFirstSteps(seller));

  serve(app, 'agreeToDelivery', office, async ({ body }) => {
    await firstSteps.agreeToDelivery(body);
    return { message: 'Noted: that is how you deliver.' };
  });
}
