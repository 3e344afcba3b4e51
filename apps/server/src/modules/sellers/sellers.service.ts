import { randomBytes } from 'node:crypto';
import type {
  ChangePasswordBody,
  ChangeSellerEmailBody,
  LoginBody,
  SellerRegisterBody,
  UpdateSellerProfileBody,
} from '@urumuri/contract';
import type { Database } from '../../db/client.ts';
import { noteEvent } from '../../db/outbox.ts';
import type { ImageStore } from '../../images/image-store.ts';
import { hashOfPicture } from '../../images/picture-address.ts';
import { AppError } from '../../app-error.ts';
import type { Seller } from '../../http/serve.ts';
import { makeSlug } from '../../http/slug.ts';
import { assertUncommonPassword, type Attempts, type PasswordHasher } from '../accounts/index.ts';
import { endSellerSessions, type SellerSessionsService } from './seller-sessions.service.ts';
import * as repository from './sellers.repository.ts';

export type SellersDeps = {
  database: Database;
  sessions: SellerSessionsService;
  hasher: PasswordHasher;
  attempts: Attempts;
  imageStore: Pick<ImageStore, 'has'>;
};

/** Unknown e-mail, wrong password, no password at all: one and the same answer. */
const wrongPair = () => new AppError('invalid_credentials', 'Invalid email or password');

const notLetIn = {
  pending: 'Your shop is waiting for approval. We will call you when it is open.',
  suspended: 'Your shop is suspended. Please contact us.',
} as const;

const nameTaken = () => new AppError('name_taken', 'A shop with this name already exists. Please choose another.');
const emailTaken = (advice: string) => new AppError('email_taken', `A shop with this e-mail already exists. ${advice}`);
const wrongPassword = (which: 'password' | 'old password') =>
  new AppError('wrong_password', `The ${which} is not correct.`);

/** The same person may be a customer too; guesses at either password are counted apart. */
const nameForAttempts = (email: string) => `seller ${email}`;

export type SellersService = ReturnType<typeof createSellersService>;

export function createSellersService({ database, sessions, hasher, attempts, imageStore }: SellersDeps) {
  /** The stored hash of the seller's password, once that was found to be the given one; a guess is counted. */
  async function checkPassword(seller: Seller, given: string, ip: string): Promise<string | undefined> {
    const name = nameForAttempts(seller.email);
    await attempts.countGuess(name, ip);
    const found = await repository.findById(database.db, seller.id);
    const isRight = await hasher.matches(given, found?.passwordHash);
    if (!isRight || !found?.passwordHash) return undefined;
    attempts.noteRight(name, ip);
    return found.passwordHash;
  }

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
        if (await repository.isShopNameTaken(tx, shop.shopName)) throw nameTaken();
        throw emailTaken('Please log in.');
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
        const seller = await repository.lockWithPassword(tx, { id, email, passwordHash });
        if (seller === undefined) throw wrongPair();
        // Told only to who knows the password: what a shop is waiting for is nobody else's business.
        if (seller.status !== 'approved') throw new AppError('seller_not_approved', notLetIn[seller.status]);
        return { seller, session: await sessions.open(tx, id) };
      });
      attempts.noteRight(nameForAttempts(email), ip);
      return sessions.sign(opened.seller, opened.session);
    },

    logout: (seller: Seller) => sessions.end(seller),

    /** Shoppers see the new name and place at once: every page that shows a product of the shop is made anew. */
    async updateProfile(seller: Seller, profile: UpdateSellerProfileBody): Promise<void> {
      const isNewPicture = profile.image !== '' && profile.image !== seller.image;
      if (isNewPicture && !(await imageStore.has(hashOfPicture(profile.image)))) {
        const image = 'Upload the picture first';
        throw new AppError('validation_failed', image, { image });
      }
      await database.transaction(async (tx) => {
        if (!(await repository.updateProfile(tx, seller.id, profile))) throw nameTaken();
        const productIds = await repository.listOnSale(tx, seller.id);
        if (productIds.length > 0) await noteEvent(tx, { type: 'catalogue.changed', payload: { productIds } });
      });
    },

    /** Changes the e-mail, half of what one signs in with, and like a new password ends every other session. */
    async changeEmail(seller: Seller, { email, password }: ChangeSellerEmailBody, ip: string): Promise<void> {
      if (email === seller.email) {
        const already = 'You sign in with this e-mail already';
        throw new AppError('validation_failed', already, { email: already });
      }
      const passwordHash = await checkPassword(seller, password, ip);
      if (passwordHash === undefined) throw wrongPassword('password');
      await database.transaction(async (tx) => {
        const outcome = await repository.replaceEmail(tx, { id: seller.id, passwordHash, email });
        if (outcome === 'taken') throw emailTaken('Please choose another.');
        if (outcome === 'password changed') throw wrongPassword('password');
        await endSellerSessions(tx, { sellerId: seller.id, except: seller.sessionId });
      });
    },

    /** Changes the password and ends every other session of the seller. */
    async changePassword(seller: Seller, given: ChangePasswordBody, ip: string): Promise<void> {
      const from = await checkPassword(seller, given.oldPassword, ip);
      if (from === undefined) throw wrongPassword('old password');
      assertUncommonPassword(given.newPassword, seller.email);
      const change = { id: seller.id, from, to: await hasher.hash(given.newPassword) };
      await database.transaction(async (tx) => {
        if (!(await repository.replacePassword(tx, change))) throw wrongPassword('old password');
        await endSellerSessions(tx, { sellerId: seller.id, except: seller.sessionId });
      });
    },
  };
}
