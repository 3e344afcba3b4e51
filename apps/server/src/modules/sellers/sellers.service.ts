import { randomBytes } from 'node:crypto';
import type { LoginBody, SellerRegisterBody } from '@urumuri/contract';
import type { Database } from '../../db/client.ts';
import { AppError } from '../../shared/app-error.ts';
import type { PasswordHasher } from '../../shared/password-hasher.ts';
import type { Seller } from '../../shared/serve.ts';
import { makeSlug } from '../../shared/slug.ts';
import { assertUncommonPassword, type Attempts } from '../accounts/index.ts';
import type { SellerSessionsService } from './seller-sessions.service.ts';
import * as repository from './sellers.repository.ts';

export type SellersDeps = {
  database: Database;
  sessions: SellerSessionsService;
  hasher: PasswordHasher;
  attempts: Attempts;
};

/** Unknown e-mail, wrong password, no password at all: one and the same answer. */
const wrongPair = () => new AppError('invalid_credentials', 'Invalid email or password');

const notLetIn = {
  pending: 'Your shop is waiting for approval. We will call you when it is open.',
  suspended: 'Your shop is suspended. Please contact us.',
} as const;

/** The same person may be a customer too; guesses at either password are counted apart. */
const nameForAttempts = (email: string) => `seller ${email}`;

export type SellersService = ReturnType<typeof createSellersService>;

export function createSellersService({ database, sessions, hasher, attempts }: SellersDeps) {
  return {
    /** Takes down who wants to sell here; nobody is signed in until the marketplace has let the shop in. */
    async register({ password, ...shop }: SellerRegisterBody, ip: string): Promise<void> {
      await attempts.countRegistration(ip);
      assertUncommonPassword(password, shop.email);
      const passwordHash = await hasher.hash(password);
      await database.transaction(async (tx) => {
        // Two names may make the same slug; the shop's address is not worth a refusal.
        const slug = `${makeSlug(shop.shopName)}-${randomBytes(2).toString('hex')}`;
        const id = await repository.insertSeller(tx, { ...shop, slug, passwordHash, status: 'pending' });
        if (id !== undefined) return;
        if (await repository.isShopNameTaken(tx, shop.shopName)) {
          throw new AppError('name_taken', 'A shop with this name already exists. Please choose another.');
        }
        throw new AppError('email_taken', 'A shop with this e-mail already exists. Please log in.');
      });
    },

    /** Opens a session and answers its token. */
    async login({ email, password }: LoginBody, ip: string): Promise<string> {
      await attempts.countGuess(nameForAttempts(email), ip);
      const found = await repository.findByEmail(database.db, email);
      const isRight = await hasher.matches(password, found?.passwordHash);
      if (!isRight || !found?.passwordHash) throw wrongPair();
      const { id, passwordHash } = found;
      const opened = await database.transaction(async (tx) => {
        const seller = await repository.lockWithPassword(tx, { id, passwordHash });
        if (seller === undefined) throw wrongPair();
        // Told only to who knows the password: what a shop is waiting for is nobody else's business.
        if (seller.status !== 'approved') throw new AppError('seller_not_approved', notLetIn[seller.status]);
        return { seller, session: await sessions.open(tx, id) };
      });
      attempts.noteRight(nameForAttempts(email), ip);
      return sessions.sign(opened.seller, opened.session);
    },

    logout: (seller: Seller) => sessions.end(seller),
  };
}
