import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { customers, sellers } from '../../db/schema/index.ts';
import type { TestShop } from '../build-test-shop.ts';
import { buildProduct } from '../factories.ts';
import { openTestSession, signInCustomer } from '../sign-in.ts';
import { openSellerSession, signInSeller } from '../sign-in-seller.ts';
import type { Draws, Recall } from './values.ts';

export type Role = 'none' | 'customer' | 'seller' | 'admin';

export type Actor = {
  headers: { authorization?: string };
  recall: Recall;
  /** Takes one of the last it was told, which is most likely still there. */
  recallLast: Recall;
  remember(answer: unknown): void;
  /** Signs in again, let in again if need be. */
  comeBack(): Promise<void>;
};

const passwords = ['blue kettle on the stove', 'green kettle on the fire'] as const;
const mostKept = 40;
const anyId = 'any id';
/** Of these only the last one told is still good. */
const replaced = new Set(['secret', 'wantedName']);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** People who ask, and what each of them has been told: an id in an answer is an id for the next question. */
export function createWorld(shop: TestShop, draws: Draws) {
  const { db } = shop.database;
  const told = createMemory(draws);
  const passwordHash = hash(passwords[0], { memoryCost: 64, timeCost: 1 });
  async function buildSeller(role: 'seller' | 'admin'): Promise<Actor> {
    const signedIn = await signInSeller(shop, { role, passwordHash: await passwordHash });
    const { seller } = signedIn;
    const { categoryId } = await buildProduct(db, { sellerId: seller.id, stock: 1000 });
    told.remember({ sellerId: seller.id, email: seller.email, categoryId });
    const actor = createActor(signedIn.headers, createMemory(draws, told), seller);
    if (role === 'admin') {
      const { recall } = actor;
      actor.recall = (field) => (field === 'customerId' ? told.recall(field) : recall(field));
    }
    actor.comeBack = async () => {
      await db.update(sellers).set({ status: 'approved' }).where(eq(sellers.id, seller.id));
      actor.headers = (await openSellerSession(shop, seller)).headers;
    };
    return actor;
  }

  const build: Record<Role, () => Promise<Actor>> = {
    none: async () => createActor({}, told),
    async customer() {
      const signedIn = await signInCustomer(shop, { passwordHash: await passwordHash });
      const { customer } = signedIn;
      told.remember({ customerId: customer.id, email: customer.email });
      const actor = createActor(signedIn.headers, createMemory(draws, told), customer);
      actor.comeBack = async () => {
        await db.update(customers).set({ blockedAt: null }).where(eq(customers.id, customer.id));
        actor.headers = (await openTestSession(shop, customer)).headers;
      };
      return actor;
    },
    seller: () => buildSeller('seller'),
    admin: () => buildSeller('admin'),
  };

  function createActor(headers: Actor['headers'], memory: Memory, self?: { id: string; email: string }): Actor {
    let next = passwords[0] as string;
    const known: Record<string, () => string | undefined> = {
      userId: () => (draws.happens(0.8) ? self?.id : told.recall('customerId')),
      customerId: () => memory.recall('fdId') ?? (draws.happens(0.6) ? self?.id : told.recall('customerId')),
      sellerId: () => told.recall('sellerId'),
      email: () => (draws.happens(0.5) ? (self?.email ?? told.recall('email')) : `${randomUUID()}@example.com`),
      shopName: () => `Shop ${randomUUID().slice(0, 8)}`,
      password: () => draws.pick(passwords),
      oldPassword: () => draws.pick(passwords),
      newPassword: () => (next = draws.pick(passwords)),
      confirmPassword: () => next,
      phone: () => '+250788123456',
      whatsapp: () => '+250788123456',
      code: () => (draws.happens(0.5) ? memory.recall('code') : `CODE-${draws.below(1000)}`),
      contact_from: () => inHours(1 + draws.below(4)),
      contact_until: () => inHours(5 + draws.below(20)),
      endsAt: () => inHours(24),
      status: () => 'all',
      product: () => memory.recall('slug'),
      order: () => memory.recall('orderId'),
      image: () => told.recall('uploaded'),
      images: () => told.recall('uploaded'),
    };
    return {
      headers,
      remember: (answer) => memory.remember(answer),
      comeBack: async () => undefined,
      recall: (field) => (known[field] ? known[field]() : memory.recall(field)),
      recallLast: (field) => (known[field] ? known[field]() : memory.recallLast(field)),
    };
  }

  return { build, tell: (facts: object) => told.remember(facts) };
}

type Memory = ReturnType<typeof createMemory>;

function createMemory(draws: Draws, common?: Pick<Actor, 'recall' | 'recallLast'>) {
  const valuesOf = new Map<string, string[]>();

  function keep(field: string, value: string): void {
    const values = valuesOf.get(field) ?? [];
    valuesOf.set(field, values);
    values.push(value);
    if (values.length > mostKept) values.shift();
    if (field !== anyId && /id$/i.test(field)) keep(anyId, value);
  }

  /** The `_id` of a thing in a list `orders` is an `orderId`; any id may be asked for as any other. */
  function remember(answer: unknown, within = ''): void {
    if (Array.isArray(answer)) for (const item of answer) remember(item, within.replace(/s$/, ''));
    else if (typeof answer === 'object' && answer !== null) {
      for (const [name, value] of Object.entries(answer)) {
        if (typeof value !== 'string') remember(value, name);
        else keep(name === '_id' ? `${within}Id` : name, value);
      }
    } else if (typeof answer === 'string') keep(within, answer);
  }

  function recall(field: string): string | undefined {
    const isId = /id$/i.test(field);
    const own = valuesOf.get(isId && draws.happens(0.3) ? anyId : field) ?? (isId ? valuesOf.get(anyId) : undefined);
    if (replaced.has(field)) return own?.at(-1);
    if (own && draws.happens(0.8)) return draws.pick(own);
    return common?.recall(field) ?? (own && draws.pick(own));
  }

  /** What oneself was told, else what anybody was. */
  const recallLast = (field: string): string | undefined => {
    const own = valuesOf.get(field)?.slice(-3);
    return own ? draws.pick(own) : (common?.recallLast(field) ?? recall(field));
  };

  return { remember, recall, recallLast };
}
