import { expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The short one: every page that is looked at reads it anew. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare const axe: typeof axeCore;

export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(settleAnimations);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  expect(await page.evaluate(listViolations)).toEqual([]);
}

const desktop = { width: 1440, height: 900 };

/**
 * For a journey whose steps are the same at every size: it is made once, on a phone, and each of its pages is looked at
 * on a wide screen, too.
 */
export async function expectAccessibleAtBothSizes(page: Page): Promise<void> {
  await expectAccessible(page);
  const phone = page.viewportSize();
  if (!phone) throw new Error('This page has no size to come back to.');
  await page.setViewportSize(desktop);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.setViewportSize(phone);
}

/** Runs in the page. What is still fading in is too pale to read for a moment; what never ends is not waited for. */
async function settleAnimations(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/**
 * Runs in the page, which has no frames: axe need not look for any. Contrast is most of the work, and the words on
 * forty-eight cards differ in nothing that it depends on: of what looks alike, and lies in what looks alike, the first
 * is looked at.
 */
async function listViolations(): Promise<string[]> {
  const looks = new Map<string, number>();
  const repeated: Element[] = [];

  /** Whether this and all that lies in it has been seen before. */
  const visit = (element: Element, around: number): boolean => {
    const style = getComputedStyle(element);
    const look = [
      around,
      element.tagName,
      element.getAttribute('class'),
      [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()),
      element.matches(':disabled, :placeholder-shown'),
      element.getClientRects().length > 0,
      style.visibility,
      style.color,
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.filter,
      style.mixBlendMode,
      style.textShadow,
      style.fontSize,
      style.fontWeight,
      style.position,
    ].join('|');
    const id = looks.get(look) ?? looks.size;
    const isKnown = looks.has(look);
    looks.set(look, id);
    const known = [...element.children].filter((child) => visit(child, id));
    if (isKnown && known.length === element.children.length) return true;
    repeated.push(...known);
    return false;
  };
  visit(document.documentElement, 0);

  // A fault is named by where it stands; nobody reads the markup that would be written down of every element.
  axe.configure({ noHtml: true });
  const options = { reporter: 'no-passes', preload: false, iframes: false } as const;
  const contrast = 'color-contrast';
  const found = [
    await axe.run(document, { ...options, rules: { [contrast]: { enabled: false } } }),
    await axe.run({ include: document, exclude: repeated }, { ...options, runOnly: [contrast] }),
  ];
  return found
    .flatMap(({ violations }) => violations)
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
