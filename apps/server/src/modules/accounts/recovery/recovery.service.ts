import { randomUUID } from 'node:crypto';
import type { ChangeEmailBody, ForgotPasswordBody, PhoneLoginBody, ResetPasswordBody } from '@urumuri/contract';
import { readPhone } from '@urumuri/contract';
import type { Identity } from '@urumuri/identity';
import { AppError } from '../../../app-error.ts';
import { actAs } from '../../../db/audit.ts';
import type { Database, Executor } from '../../../db/client.ts';
import { type Notice, noteNotices, type Recipient, securityNotice } from '../../../db/notices.ts';
import { isUuid } from '../../../db/uuid.ts';
import type { Customer, Seller } from '../../../http/serve.ts';
import { type AccountsService, type SignedIn, type Visitor } from '../accounts.service.ts';
import { assertUncommonPassword } from '../passwords.service.ts';
import { type Attempts } from '../attempts.ts';
import { newDeviceNotice } from '../security-notices.ts';
import { type PasswordHasher } from '../password-hasher.ts';
import { type SessionsService } from '../sessions.service.ts';
import { endCodes, takeCode, tryNewest } from './codes.repository.ts';
import type { MessageSecrets, Purpose } from './secrets.ts';
import * as repository from './recovery.repository.ts';

/** What this asks of the sellers' module, which imports this one. */
export type SellerAccounts = {
  assertPassword(seller: Seller, password: string, visitor: Visitor): Promise<void>;
  changeEmail(seller: Seller, body: ChangeEmailBody, visitor: Visitor): Promise<void>;
  endAllSessions(tx: Executor, sellerId: string): Promise<unknown>;
  recovery: Pick<typeof repository, 'confirmEmail' | 'findName' | 'replaceEmail' | 'setPassword'> & {
    findContact(db: Executor, id: string): Promise<{ email: string } | undefined>;
  };
};

export type RecoveryDeps = {
  database: Database;
  accounts: AccountsService;
  sellers: SellerAccounts;
  /** Of every module that keeps something of customers: it moves what the other does not have as well. */
  moveToCustomer: readonly ((tx: Executor, from: string, to: string) => Promise<void>)[];
  sessions: SessionsService;
  hasher: PasswordHasher;
  attempts: Attempts;
  secrets: MessageSecrets;
  /** Whether mail can be sent. Without it, a new e-mail cannot be confirmed first. */
  hasMail: boolean;
  readIdentity(): Identity;
};

const mostTries = 5;

const deadLink = () =>
  new AppError('wrong_code', 'This link has been used, or its time is over. Please ask for a new one.');
const wrongCode = () => new AppError('wrong_code', 'This code is not right, or its time is over.');
const wrongPair = () => new AppError('invalid_credentials', 'Invalid phone number, password or code');

export type RecoveryService = ReturnType<typeof createRecoveryService>;

/** How people come back in who have lost the way, and how the shop knows that it reaches them. */
export function createRecoveryService(deps: RecoveryDeps) {
  const { database, accounts, sellers, sessions, hasher, attempts, secrets, hasMail, readIdentity } = deps;

  /** Where the account is kept. */
  const storeOf = (reader: Recipient['reader']) => (reader === 'customer' ? repository : sellers.recovery);

  const note = (notice: Notice) => database.transaction((tx) => noteNotices(tx, [notice]));

  async function endSessions(tx: Executor, { reader, readerId }: Recipient): Promise<string[]> {
    if (reader === 'customer') return sessions.endAll(tx, readerId);
    await sellers.endAllSessions(tx, readerId);
    return [];
  }

  /** What a link of a message may still do. */
  async function take(tx: Executor, token: string, purpose: Purpose) {
    const codeId = secrets.readLink(purpose, token);
    return codeId === undefined ? undefined : takeCode(tx, codeId, purpose);
  }

  async function checkDigits(readerId: string, purpose: Purpose, given: string): Promise<string> {
    const codeId = await tryNewest(database.db, { readerId, purpose, mostTries });
    if (codeId === undefined || secrets.writeDigits(purpose, codeId) !== given) throw wrongCode();
    return codeId;
  }

  /** The old address is told in either case: it may be a thief who moves the account away. */
  async function moveEmail(reader: Recipient, from: string, to: string): Promise<boolean> {
    const notice: Notice = { kind: 'email_changed', cause: randomUUID(), data: { ...reader, to: from, email: to } };
    await database.transaction(async (tx) => {
      await noteNotices(tx, [
        ...(from === '' ? [] : [notice]),
        hasMail
          ? { kind: 'change_email', cause: randomUUID(), data: { ...reader, to } }
          : { kind: 'confirm_email', cause: randomUUID(), data: reader },
      ]);
      if (hasMail) return;
      if (!(await storeOf(reader.reader).replaceEmail(tx, reader.readerId, to, false))) throw emailTaken();
      await endCodes(tx, reader.readerId, 'reset');
    });
    return hasMail;
  }

  async function mergeCustomers(tx: Executor, from: string, to: string): Promise<void> {
    for (const move of deps.moveToCustomer) await move(tx, from, to);
    await repository.endCustomer(tx, from, to);
  }

  /**
   * Who has proved that a number is theirs has it; whoever had it before has another by now. An account that was nothing
   * but this number, as the counter makes them, becomes part of theirs. Answers the sessions that ended with it.
   */
  async function takePhone(tx: Executor, customerId: string, phone: string): Promise<string[]> {
    const holder = await repository.lockHolder(tx, customerId, phone);
    // Whom the office takes no orders from does not come back by another account.
    if (holder?.isOnlyPhone && holder.isBlocked) throw accounts.refuseBlocked();
    const ended = holder?.isOnlyPhone ? await sessions.endAll(tx, holder.id) : [];
    if (holder?.isOnlyPhone) await mergeCustomers(tx, holder.id, customerId);
    else if (holder) await repository.setPhone(tx, holder.id, null);
    await repository.setPhone(tx, customerId, phone);
    return ended;
  }

  return {
    /**
     * Takes down that somebody wants a new password. Who that is, is found out by who sends the message: here an
     * address of ours and one of nobody's are the same work and the same answer.
     */
    async forgot({ account, to }: ForgotPasswordBody, visitor: Visitor): Promise<void> {
      const address = to.includes('@') ? to : readPhone(to).number;
      await attempts.countMessage(`${account} ${address}`, visitor);
      await note({ kind: 'password_reset', cause: randomUUID(), data: { account, to: address } });
    },

    /** The office sends somebody a link; what it says the office never sees. */
    async sendReset(reader: Recipient): Promise<string> {
      const name = isUuid(reader.readerId)
        ? await storeOf(reader.reader).findName(database.db, reader.readerId)
        : undefined;
      if (name === undefined) throw new AppError('not_found', 'There is no such account.');
      await note({ kind: 'password_reset_sent', cause: randomUUID(), data: reader });
      return name;
    },

    /** Ends every session, also those of a thief; and whatever other link was sent. */
    async reset({ token, newPassword }: ResetPasswordBody): Promise<Recipient['reader']> {
      const passwordHash = await hasher.hash(newPassword);
      const { code, ended } = await database.transaction(async (tx) => {
        const taken = await take(tx, token, 'reset');
        const contact = taken && (await storeOf(taken.reader).findContact(tx, taken.readerId));
        if (taken === undefined || contact === undefined) throw deadLink();
        // Thrown inside, so that the link is good for another try.
        assertUncommonPassword(newPassword, { shopName: readIdentity().name, email: contact.email });
        if (taken.reader === 'seller') await actAs(tx, taken.readerId);
        await storeOf(taken.reader).setPassword(tx, taken.readerId, { passwordHash, address: taken.address });
        await endCodes(tx, taken.readerId, 'reset');
        await noteNotices(tx, [securityNotice({ reader: taken.reader, readerId: taken.readerId }, 'password_changed')]);
        return { code: taken, ended: await endSessions(tx, taken) };
      });
      sessions.dropCached(ended);
      return code.reader;
    },

    /** Confirms the e-mail of an account, or makes a new one its own. */
    async confirmEmail(token: string): Promise<{ account: Recipient['reader']; isNew: boolean }> {
      const { account, isNew, ended } = await database.transaction(async (tx) => {
        const same = await take(tx, token, 'confirm_email');
        if (same) {
          if (!(await storeOf(same.reader).confirmEmail(tx, same.readerId, same.address))) throw deadLink();
          return { account: same.reader, isNew: false, ended: [] };
        }
        const moved = await take(tx, token, 'change_email');
        if (moved === undefined) throw deadLink();
        if (!(await storeOf(moved.reader).replaceEmail(tx, moved.readerId, moved.address, true))) throw emailTaken();
        await endCodes(tx, moved.readerId, 'reset');
        await endCodes(tx, moved.readerId, 'change_email');
        return { account: moved.reader, isNew: true, ended: await endSessions(tx, moved) };
      });
      sessions.dropCached(ended);
      return { account, isNew };
    },

    async sendConfirmation({ id, email }: Customer, visitor: Visitor): Promise<void> {
      if (email === '') throw new AppError('not_found', 'Your account has no e-mail yet.');
      await attempts.countMessage(id, visitor);
      await note({ kind: 'confirm_email', cause: randomUUID(), data: { reader: 'customer', readerId: id } });
    },

    /** Answers whether the new one has to be confirmed first. */
    async changeEmail(customer: Customer, { email, password }: ChangeEmailBody, visitor: Visitor): Promise<boolean> {
      await accounts.assertPassword(customer, password, visitor);
      await attempts.countMessage(customer.id, visitor);
      return moveEmail({ reader: 'customer', readerId: customer.id }, customer.email, email);
    },

    async changeSellerEmail(seller: Seller, body: ChangeEmailBody, visitor: Visitor): Promise<boolean> {
      if (!hasMail) {
        await sellers.changeEmail(seller, body, visitor);
        return false;
      }
      await sellers.assertPassword(seller, body.password, visitor);
      await attempts.countMessage(seller.id, visitor);
      return moveEmail({ reader: 'seller', readerId: seller.id }, seller.email, body.email);
    },

    async changePhone({ id }: Customer, phone: string, visitor: Visitor): Promise<void> {
      await attempts.countMessage(id, visitor);
      await attempts.countMessage(phone, visitor);
      await note({ kind: 'confirm_phone', cause: randomUUID(), data: { reader: 'customer', readerId: id, to: phone } });
    },

    async confirmPhone({ id }: Customer, code: string): Promise<void> {
      const codeId = await checkDigits(id, 'confirm_phone', code);
      const ended = await database.transaction(async (tx) => {
        const taken = await takeCode(tx, codeId, 'confirm_phone');
        if (taken === undefined) throw wrongCode();
        return takePhone(tx, id, taken.address);
      });
      sessions.dropCached(ended);
    },

    /** The same for a number of ours as for one of nobody's. */
    async sendSignInCode(phone: string, visitor: Visitor): Promise<void> {
      await attempts.countMessage(phone, visitor);
      await note({ kind: 'sign_in_code', cause: randomUUID(), data: { to: phone } });
    },

    /** Signs in with a number that was confirmed, and the account's password or the code that was sent to it. */
    async loginByPhone({ phone, password, code }: PhoneLoginBody, visitor: Visitor): Promise<SignedIn> {
      await attempts.countGuess(phone, visitor);
      const found = await repository.findByPhone(database.db, phone);
      let codeId: string | undefined;
      if (code === undefined) {
        const isRight = await hasher.matches(password ?? '', found?.passwordHash);
        if (!isRight || !found?.passwordHash) throw wrongPair();
      } else {
        if (found === undefined) throw wrongPair();
        codeId = await checkDigits(found.id, 'sign_in', code).catch(() => {
          throw wrongPair();
        });
      }
      const isKnown = [phone, found?.email ?? ''].some((name) => attempts.knows(name, visitor));
      const opened = await database.transaction(async (tx) => {
        const customer = await repository.lockByPhone(tx, phone, found?.passwordHash ?? null);
        if (customer === undefined) throw wrongPair();
        if (codeId !== undefined && (await takeCode(tx, codeId, 'sign_in')) === undefined) throw wrongPair();
        if (customer.blockedAt) throw accounts.refuseBlocked();
        const session = await sessions.open(tx, customer, visitor.userAgent);
        // Who was sent a code has heard of it by that.
        if (codeId === undefined && !isKnown) {
          const reader = { reader: 'customer', readerId: customer.id } as const;
          await noteNotices(tx, [newDeviceNotice(reader, session.session, visitor.userAgent)]);
        }
        return session;
      });
      return { token: await sessions.signToken(opened), deviceCookie: attempts.noteRight(phone, visitor) };
    },

    async readContact({ id }: Customer) {
      const contact = await repository.findContact(database.db, id);
      if (contact === undefined) throw new Error('A signed-in customer is gone.');
      return contact;
    },
  };
}

const emailTaken = () => new AppError('email_taken', 'Another account has this e-mail. Please choose another.');
