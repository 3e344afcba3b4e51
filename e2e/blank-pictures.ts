import type { BrowserContext } from '@playwright/test';

const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** Hundreds of pictures drawn in every size are work for the server and tell nothing about lists and buttons. */
export async function showBlankPictures(context: BrowserContext): Promise<void> {
  await context.route('/images/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: blank }));
}
