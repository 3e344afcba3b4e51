import { describe, expect, it } from 'vitest';
import { listCircles, listViolations, readImports, rules } from './import-rules.mjs';

const module = 'apps/server/src/modules';
const app = 'apps/storefront/app';
const desk = 'apps/console/app';

/** One planted violation of each rule, in the rules' order. */
const planted = [
  ['packages/contract/src/call.ts', 'apps/server/src/app.ts'],
  ['apps/storefront/app/root.tsx', 'apps/console/app/root.tsx'],
  ['apps/server/src/seeding/seed-demo.ts', 'demo/pictures/src/index.ts'],
  [`${module}/cart/cart.service.ts`, 'fastify'],
  [`${module}/cart/cart.service.ts`, 'drizzle-orm/pg-core'],
  ['apps/server/src/caching/answer-cache.ts', `${module}/cart/index.ts`],
  [`${module}/cart/cart.service.ts`, 'apps/server/src/realtime/index.ts'],
  [`${module}/cart/cart.service.ts`, `${module}/orders/orders.service.ts`],
  [`${module}/cart/cart.rules.ts`, 'node:fs'],
  [`${module}/cart/cart.presenter.ts`, `${module}/cart/cart.service.ts`],
  [`${module}/cart/cart.repository.ts`, `${module}/cart/cart.presenter.ts`],
  [`${app}/features/cart/cart-line.tsx`, 'packages/contract/src/schemas/index.ts'],
  [`${app}/features/cart/cart-line.tsx`, `${app}/features/orders/order-line.tsx`],
  [`${app}/platform/format/money.ts`, `${app}/ui/button.tsx`],
  [`${app}/ui/button.tsx`, `${app}/layout/header.tsx`],
  [`${app}/layout/header.tsx`, `${app}/features/cart/cart-line.tsx`],
  [`${app}/features/cart/cart-line.tsx`, `${app}/routes/shop/cart.tsx`],
  [`${desk}/shell/console-frame.tsx`, `${desk}/features/orders/orders-view.tsx`],
  [`${desk}/features/orders/orders-view.tsx`, `${desk}/routes/orders.tsx`],
] as const;

const valueImport = (from: string, to: string) => ({ from, to, isType: false });

describe('every import rule', () => {
  it.each(rules.map((rule, at) => [rule.says, planted[at]]))('%s', (says, pair) => {
    const [from, to] = pair ?? ['', ''];
    expect(listViolations([valueImport(from, to)])).toEqual([`${from} imports ${to}. ${says}`]);
  });

  it.each([
    [`${module}/cart/cart.service.ts`, `${module}/orders/index.ts`],
    [`${module}/cart/cart.routes.ts`, 'fastify'],
    [`${module}/cart/cart.repository.ts`, 'drizzle-orm'],
    [`${module}/cart/cart.routes.test.ts`, 'fastify'],
    [`${module}/cart/cart.rules.ts`, 'packages/money/src/index.ts'],
    [`${app}/routes/shop/cart.tsx`, `${app}/features/cart/cart-line.tsx`],
    [`${app}/features/cart/cart-line.tsx`, `${app}/features/cart/cart-total.tsx`],
    [`${desk}/features/orders/orders-view.tsx`, `${desk}/shell/panel.tsx`],
    [`${desk}/features/orders/orders-view.tsx`, `${desk}/features/calls/phone-link.tsx`],
    [`${desk}/features/orders/orders-view.tsx`, 'packages/ui/src/parts/button.tsx'],
    [`${app}/layout/header.tsx`, `${app}/ui/button.tsx`],
  ])('lets %s import %s', (from, to) => {
    expect(listViolations([valueImport(from, to)])).toEqual([]);
  });

  it('minds the types of what may not be called only where a rule says so', () => {
    const ofType = (from: string, to: string) => listViolations([{ from, to, isType: true }]).length;
    expect(ofType('apps/server/src/caching/answer-cache.ts', `${module}/cart/index.ts`)).toBe(0);
    expect(ofType(`${module}/cart/cart.presenter.ts`, `${module}/cart/cart.service.ts`)).toBe(1);
    expect(ofType(`${module}/cart/cart.service.ts`, `${module}/orders/orders.service.ts`)).toBe(1);
  });
});

it('finds a circle, also one of types alone', () => {
  const around = [
    ['a.ts', 'b.ts'],
    ['b.ts', 'c.ts'],
    ['c.ts', 'b.ts'],
    ['c.ts', 'react'],
  ].map(([from = '', to = '']) => ({ from, to, isType: true }));
  expect(listCircles(around)).toEqual(['Import circle: b.ts → c.ts → b.ts']);
  expect(listCircles(around.slice(0, 2))).toEqual([]);
});

it('reads every way to import, and finds our own packages', () => {
  const source = `
    import { a, type B } from './a.ts';
    import type { C } from '../c.ts';
    import './d.css';
    export * from './e.ts';
    export type { F } from './f.ts';
    const lazy = <T,>() => import('./g.tsx');
    import { money } from '@urumuri/money';
    import { app } from '@urumuri/server';
    import fastify from 'fastify';
  `;
  const imports = readImports('apps/storefront/app/root.tsx', source);
  expect(imports.map(({ to, isType }) => `${isType ? 'type ' : ''}${to}`)).toEqual([
    'apps/storefront/app/a.ts',
    'type apps/storefront/c.ts',
    'apps/storefront/app/d.css',
    'packages/money/src/index.ts',
    'apps/server/',
    'fastify',
    'apps/storefront/app/e.ts',
    'type apps/storefront/app/f.ts',
    'apps/storefront/app/g.tsx',
  ]);
});
