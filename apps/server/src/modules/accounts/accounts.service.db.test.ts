import { firstIdentity } from '@urumuri/identity';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customers, customerSessions } from '../../db/schema/index.ts';
import type { OpenedDatabase } from '../../db/open.ts';
import { createEventBus } from '../../events/event-bus.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { type AccountsService, createAccountsService } from './accounts.service.ts';
import { createAttempts } from './attempts.ts';
import { createKnownDevices } from './known-devices.ts';
import { createSessionTokens } from './session-tokens.ts';
import { createSessionsService } from './sessions.service.ts';

let database: OpenedDatabase;
let accounts: AccountsService;
let worked: string[];
let beforeAnswer: () => Promise<unknown>;

const visitor = { ip: '10.0.0.1', userAgent: 'a test' };
const person = { name: 'Aline', email: 'aline@example.com', password: 'blue kettle on the stove' };

/** Notes what it was asked for instead of doing the work, and lets a rival act meanwhile. */
const hasher: PasswordHasher = {
  async hash(password) {
    worked.push('hash');
    await beforeAnswer();
    return `hash of ${password}`;
  },
  async matches(password, passwordHash) {
    worked.push('check');
    await beforeAnswer();
    return passwordHash === `hash of ${password}`;
  },
};

beforeAll(async () => {
  database = await openTestDatabase();
  const tokens = createSessionTokens('customer', { issuer: 'http://shop.test', secret: 's'.repeat(32) });
  const bus = createEventBus(() => undefined);
  const sessions = createSessionsService({ database, tokens, bus, now: () => new Date() });
  accounts = createAccountsService({
    database,
    sessions,
    hasher,
    attempts: createAttempts({ isLimited: false, devices: createKnownDevices(['a secret'], false) }),
    readIdentity: () => firstIdentity,
  });
});

afterAll(() => database.close());

beforeEach(async () => {
  beforeAnswer = async () => undefined;
  await database.db.delete(customers);
  worked = [];
});

describe('the clock tells nobody who has an account:', () => {
  it('registering hashes once, whether the e-mail is free or taken', async () => {
    await accounts.register(person, visitor);
    expect(worked).toEqual(['hash']);
    worked = [];
    await expect(accounts.register(person, visitor)).rejects.toMatchObject({ code: 'email_taken' });
    expect(worked).toEqual(['hash']);
  });

  it('logging in checks once, for a known e-mail, an unknown one and one without a password', async () => {
    await accounts.register(person, visitor);
    await database.db.insert(customers).values({ name: 'Via provider', email: 'via@example.com' });
    for (const email of [person.email, 'unknown@example.com', 'via@example.com']) {
      worked = [];
      await expect(accounts.login({ email, password: 'wrong' }, visitor)).rejects.toMatchObject({
        code: 'invalid_credentials',
      });
      expect(worked).toEqual(['check']);
    }
  });
});

it('opens no session for a password that was changed while it was being checked', async () => {
  await accounts.register(person, visitor);
  await database.db.delete(customerSessions);
  beforeAnswer = () =>
    database.db.update(customers).set({ passwordHash: 'another' }).where(eq(customers.email, person.email));
  await expect(accounts.login(person, visitor)).rejects.toMatchObject({ code: 'invalid_credentials' });
  expect(await database.db.select().from(customerSessions)).toEqual([]);
});

it('keeps where a session was opened, in short', async () => {
  await accounts.register(person, { ...visitor, userAgent: 'x'.repeat(5000) });
  const [session] = await database.db.select().from(customerSessions);
  expect(session?.userAgent).toHaveLength(200);
});

it('clears sessions past their last day at the next login', async () => {
  await accounts.register(person, visitor);
  await database.db.update(customerSessions).set({ expiresAt: new Date(Date.now() - 1000) });
  await accounts.login(person, visitor);
  expect(await database.db.select().from(customerSessions)).toHaveLength(1);
});
