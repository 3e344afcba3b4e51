import type { CallShape } from './calls.ts';
import * as settings from './schemas/settings.ts';
import { sellerRoutes as routes } from './seller-routes.ts';
import type { SellerRouteName } from './seller-routes.ts';

/** What the office says about the shop: who it is, and its pages. */
export const settingsCalls = {
  getSettings: {
    ...routes.getSettings,
    summary: 'Who the shop is and what it promises, and who changed it last',
    response: settings.settingsResponse,
    status: 200,
  },
  saveSettings: {
    ...routes.saveSettings,
    summary: 'Change who the shop is and what it promises, on every server at once',
    body: settings.saveSettingsBody,
    response: settings.settingsSaved,
    status: 200,
  },
  getEditedPages: {
    ...routes.getEditedPages,
    summary: 'The pages the office writes, to edit',
    response: settings.editedPages,
    status: 200,
  },
  saveContentPage: {
    ...routes.saveContentPage,
    summary: 'Change the text of a page',
    params: settings.contentPageParams,
    body: settings.saveContentPageBody,
    response: settings.settingsSaved,
    status: 200,
  },
} as const satisfies Partial<Record<SellerRouteName, CallShape>>;
