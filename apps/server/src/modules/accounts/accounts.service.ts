import type { ChangePasswordBody, LoginBody, RegisterBody } from '@urumuri/contract';
import type { Database } from '../../db/client.ts';
import { AppError } from '../../app-error.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { Customer } from '../../http/serve.ts';
import * as repository from './accounts.repository.ts';
import type { Attempts } from './attempts.ts';
import { assertUncommonPassword } from './passwords.service.ts';
import type { SessionsService } from './sessions.service.ts';

export type AccountsDeps = {
  database: Database;
  sessions: SessionsService;
  hasher: PasswordHasher;
  attempts: Attempts;
};

/** Where a request comes from, as far as the shop can see. */
export type Visitor = { ip: string; userAgent: string };

/** Unknown e-mail, wrong password, no password at all: one and the same answer. */
const wrongPair = () => new AppError('invalid_credentials', 'Invalid email or password');

export type AccountsService = ReturnType<typeof createAccountsService>;

export function createAccountsService({ database, sessions, hasher, attempts }: AccountsDeps) {
  return {
    /** Creates an account and signs its owner in; answers the token. */
    async register({ name, email, password }: RegisterBody, { ip, userAgent }: Visitor): Promise<string> {
      await attempts.countRegistration(ip);
      assertUncommonPassword(password, email);
      // Before anybody looks whether the e-mail is taken: both answers take the same time.
      const passwordHash = await hasher.hash(password);
      const opened = await database.transaction(async (tx) => {
        const customer = await repository.insertCustomer(tx, { name, email, passwordHash });
        if (customer === undefined) {
          throw new AppError('email_taken', 'An account with this e-mail already exists. Please log in.');
        }
        return sessions.open(tx, customer, userAgent);
      });
      return sessions.signToken(opened);
    },

    /** Opens a session and answers its token. */
    async login({ email, password }: LoginBody, { ip, userAgent }: Visitor): Promise<string> {
      await attempts.countGuess(email, ip);
      const found = await repository.findByEmail(database.db, email);
      const isRight = await hasher.matches(password, found?.passwordHash);
      if (!isRight || !found?.passwordHash) throw wrongPair();
      const { id, passwordHash } = found;
      const opened = await database.transaction(async (tx) => {
        // A password changed meanwhile has ended all sessions; none may slip in behind it.
        const customer = await repository.lockWithPassword(tx, { id, passwordHash });
        if (customer === undefined) throw wrongPair();
        return sessions.open(tx, customer, userAgent);
      });
      attempts.noteRight(email, ip);
      return sessions.signToken(opened);
    },

    /** Ends the session the token speaks of, if it speaks of one. */
    async logout(customer: Customer | undefined): Promise<void> {
      if (customer !== undefined) await sessions.end(customer);
    },

    /** Changes the password and ends every other session of the customer. */
    async changePassword(customer: Customer, given: ChangePasswordBody, { ip }: Visitor): Promise<void> {
      await attempts.countGuess(customer.id, ip);
      const found = await repository.findById(database.db, customer.id);
      if (found?.passwordHash === null) {
        throw new AppError('wrong_password', 'This account has no password: you sign in through another service.');
      }
      const isRight = await hasher.matches(given.oldPassword, found?.passwordHash);
      if (!isRight || !found?.passwordHash) throw new AppError('wrong_password', 'The old password is not correct.');
      attempts.noteRight(customer.id, ip);
      assertUncommonPassword(given.newPassword, found.email);
      const change = { id: customer.id, from: found.passwordHash, to: await hasher.hash(given.newPassword) };
      const ended = await database.transaction(async (tx) => {
        const isChanged = await repository.replacePassword(tx, change);
        if (!isChanged) throw new AppError('wrong_password', 'The old password is not correct.');
        return sessions.endAll(tx, customer.id, customer.sessionId);
      });
      sessions.dropCached(ended);
    },
  };
}
