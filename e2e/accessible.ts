import { expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The short one: every page that is looked at reads it anew. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Check = { evaluate: (this: unknown, node: Element, ...rest: unknown[]) => boolean | undefined };
type WithAxe = { axe: typeof axeCore };

export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(settleAnimations);
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource);
    await page.evaluate(checkEachLookOnce);
  }
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
 * Runs in the page. Contrast is most of the work, and the words on forty-eight cards differ in nothing that it depends
 * on: what looks, and lies in what looks, like something that has passed has passed.
 */
function checkEachLookOnce(): void {
  const { axe } = window as unknown as WithAxe;
  // A fault is named by where it stands; nobody reads the markup that would be written down of every element.
  axe.configure({ noHtml: true });
  const audit = Reflect.get(axe, '_audit') as { checks: Record<string, Check> } | undefined;
  const check = audit?.checks['color-contrast'];
  if (!check) throw new Error('This version of axe keeps its checks elsewhere.');
  const { evaluate } = check;
  const ids = new Map<string, number>();
  const passed = new Set<number>();
  let looks = new WeakMap<Element, number>();
  window.addEventListener('axe:begin', () => (looks = new WeakMap()));

  const lookOf = (element: Element): number => {
    const known = looks.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const look = [
      element.parentElement ? lookOf(element.parentElement) : 0,
      element.tagName,
      element.getAttribute('class'),
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
    const id = ids.get(look) ?? ids.size + 1;
    ids.set(look, id);
    looks.set(element, id);
    return id;
  };

  check.evaluate = function evaluateOnce(node, ...rest) {
    const look = lookOf(node);
    if (passed.has(look)) return true;
    const answer = evaluate.call(this, node, ...rest);
    if (answer === true) passed.add(look);
    return answer;
  };
}

/** Runs in the page, which has no frames: axe need not look for any. */
async function listViolations(): Promise<string[]> {
  const { axe } = window as unknown as WithAxe;
  window.dispatchEvent(new Event('axe:begin'));
  const { violations } = await axe.run(document, { reporter: 'no-passes', preload: false, iframes: false });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
