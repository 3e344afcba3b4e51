import { type BrowserContext, expect, type Page } from '@playwright/test';

const shownBy = new WeakMap<Page, string[]>();

/** Notes every short message as it appears: it goes after three seconds, perhaps before a crowded machine has looked. */
export async function noteToasts(context: BrowserContext): Promise<void> {
  await context.exposeBinding('noteToast', ({ page }, text: string) => {
    shownBy.set(page, [...(shownBy.get(page) ?? []), text]);
  });
  await context.addInitScript(() => {
    const noted = new WeakSet<Element>();
    const look = () => {
      for (const toast of document.querySelectorAll('.toast')) {
        if (noted.has(toast)) continue;
        noted.add(toast);
        (window as typeof window & { noteToast(text: string | null): void }).noteToast(toast.textContent);
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
}

/** The page shows this short message, or has shown it. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect.poll(() => shownBy.get(page) ?? []).toContainEqual(expect.stringContaining(text));
}
