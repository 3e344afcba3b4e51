import type { ChangePasswordBody, LoginBody, RegisterBody } from '@urumuri/contract';
import type { Database } from '../../db/client.ts';
import type { Platform } from '../../module.ts';
import { noteNotices, securityNotice } from '../../db/notices.ts';
import { AppError } from '../../app-error.ts';
import type { Customer } from '../../http/serve.ts';
import * as repository from './accounts.repository.ts';
import type { Guesser } from './attempts.ts';
import { assertUncommonPassword } from './passwords.service.ts';
import { newDeviceNotice } from './security-notices.ts';
import type { SessionsService } from './sessions.service.ts';
import type { SignIn } from './sign-in.ts';

/** Where a request comes from, as far as the shop can see. */
export type Visitor = Guesser & { userAgent: string };

/** A token, and the cookie by which the device is known from now on. */
export type SignedIn = { token: string; deviceCookie: string };

/** Unknown e-mail, wrong password, no password at all: one and the same answer. */
const wrongPair = () => new AppError('invalid_credentials', 'Invalid email or password');

export type AccountsService = ReturnType<typeof createAccountsService>;

export function createAccountsService({
  database,
  sessions,
  hasher,
  attempts,
  readIdentity,
}: Pick<SignIn, 'hasher' | 'attempts'> &
  Pick<Platform, 'readIdentity'> & { database: Database; sessions: SessionsService }) {
  function blocked(): AppError {
    const { phones, email } = readIdentity();
    return new AppError('account_blocked', `This account is blocked. Please contact us: ${phones[0] ?? email}.`);
  }

  async function checkPassword(customer: Customer, given: string, visitor: Visitor, which: string) {
    await attempts.countGuess(customer.id, visitor);
    const found = await repository.findById(database.db, customer.id);
    if (found?.passwordHash === null) {
      const way =
        found.email === ''
          ? 'This account has no password yet: choose one under “Forgot password”, with your phone number.'
          : 'This account has no password: you sign in through another service.';
      throw new AppError('wrong_password', way);
    }
    const isRight = await hasher.matches(given, found?.passwordHash);
    if (!isRight || !found?.passwordHash) throw new AppError('wrong_password', `The ${which} is not correct.`);
    attempts.noteRight(customer.id, visitor);
    return { email: found.email, passwordHash: found.passwordHash };
  }

  return {
    /** Creates an account and signs its owner in. */
    async register({ name, email, password }: RegisterBody, visitor: Visitor): Promise<SignedIn> {
      await attempts.countRegistration(visitor.ip);
      assertUncommonPassword(password, { shopName: readIdentity().name, email });
      // Before anybody looks whether the e-mail is taken: both answers take the same time.
      const passwordHash = await hasher.hash(password);
      const opened = await database.transaction(async (tx) => {
        const customer = await repository.insertCustomer(tx, { name, email, passwordHash });
        if (customer === undefined) {
          throw new AppError('email_taken', 'An account with this e-mail already exists. Please log in.');
        }
        const reader = { reader: 'customer', readerId: customer.id } as const;
        await noteNotices(tx, [{ kind: 'confirm_email', cause: customer.id, data: reader }]);
        return sessions.open(tx, customer, visitor.userAgent);
      });
      return { token: await sessions.signToken(opened), deviceCookie: attempts.noteRight(email, visitor) };
    },

    async login({ email, password }: LoginBody, visitor: Visitor): Promise<SignedIn> {
      await attempts.countGuess(email, visitor);
      const found = await repository.findByEmail(database.db, email);
      const isRight = await hasher.matches(password, found?.passwordHash);
      if (!isRight || !found?.passwordHash) throw wrongPair();
      const { id, passwordHash } = found;
      const isKnown = attempts.knows(email, visitor);
      const opened = await database.transaction(async (tx) => {
        // A password changed meanwhile has ended all sessions; none may slip in behind it.
        const customer = await repository.lockWithPassword(tx, { id, passwordHash });
        if (customer === undefined) throw wrongPair();
        // Told only to who knows the password.
        if (customer.blockedAt) throw blocked();
        const session = await sessions.open(tx, customer, visitor.userAgent);
        if (!isKnown)
          await noteNotices(tx, [
            newDeviceNotice({ reader: 'customer', readerId: id }, session.session, visitor.userAgent),
          ]);
        return session;
      });
      return { token: await sessions.signToken(opened), deviceCookie: attempts.noteRight(email, visitor) };
    },

    refuseBlocked: blocked,

    /** Somebody who finds a browser open must not take the account over; a guess is counted. */
    async assertPassword(customer: Customer, given: string, visitor: Visitor): Promise<void> {
      await checkPassword(customer, given, visitor, 'password');
    },

    /** Changes the password and ends every other session of the customer. */
    async changePassword(customer: Customer, given: ChangePasswordBody, visitor: Visitor): Promise<void> {
      const found = await checkPassword(customer, given.oldPassword, visitor, 'old password');
      assertUncommonPassword(given.newPassword, { shopName: readIdentity().name, email: found.email });
      const change = { id: customer.id, from: found.passwordHash, to: await hasher.hash(given.newPassword) };
      const ended = await database.transaction(async (tx) => {
        const isChanged = await repository.replacePassword(tx, change);
        if (!isChanged) throw new AppError('wrong_password', 'The old password is not correct.');
        await noteNotices(tx, [securityNotice({ reader: 'customer', readerId: customer.id }, 'password_changed')]);
        return sessions.endAll(tx, customer.id, customer.sessionId);
      });
      sessions.dropCached(ended);
    },
  };
}
