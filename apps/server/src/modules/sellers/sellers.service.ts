import { randomBytes } from 'node:crypto';
import type {
  ChangePasswordBody,
  ChangeSellerEmailBody,
  EndSecondStepBody,
  SellerLoginBody,
  SellerRegisterBody,
  UpdateSellerProfileBody,
} from '@urumuri/contract';
import type { Identity } from '@urumuri/identity';
import { actAs } from '../../db/audit.ts';
import type { Database, Executor } from '../../db/client.ts';
import { noteNotices, securityNotice } from '../../db/notices.ts';
import type { ImageStore } from '../../images/image-store.ts';
import { AppError } from '../../app-error.ts';
import type { Seller } from '../../http/serve.ts';
import { makeSlug } from '../../slug.ts';
import {
  assertUncommonPassword,
  newDeviceNotice,
  sellerName,
  type SignedIn,
  type SignIn,
  type Visitor,
} from '../accounts/index.ts';
import type { SecondStepService } from './second-step.service.ts';
import { endSellerSessions, type SellerSessionsService } from './seller-sessions.service.ts';
import * as recovery from './recovery.repository.ts';
import * as repository from './sellers.repository.ts';
import { nameKeyOf } from './shop-name.rules.ts';
import { noteShopChanged } from './shop-on-sale.ts';

type SellersServiceDeps = Pick<SignIn, 'hasher' | 'attempts'> & {
  database: Database;
  sessions: SellerSessionsService;
  secondStep: SecondStepService;
  imageStore: ImageStore;
  readIdentity(): Identity;
};

/** Unknown e-mail, wrong password, no password at all: one and the same answer. */
const wrongPair = () => new AppError('invalid_credentials', 'Invalid email or password');

const notLetIn = {
  pending: 'Your shop is waiting for approval. We will call you when it is open.',
  suspended: 'Your shop is suspended. Please contact us.',
} as const;

const nameTaken = () =>
  new AppError(
    'name_taken',
    'A shop with this name, or one that looks like it, already exists. Please choose another.',
  );
const emailTaken = (advice: string) => new AppError('email_taken', `A shop with this e-mail already exists. ${advice}`);
const wrongPassword = (which: 'password' | 'old password') =>
  new AppError('wrong_password', `The ${which} is not correct.`);

export type SellersService = ReturnType<typeof createSellersService>;

export function createSellersService(deps: SellersServiceDeps) {
  const { database, sessions, secondStep, hasher, attempts, imageStore, readIdentity } = deps;

  /** Answers the stored hash of the seller's password, if that is the given one; a guess is counted. */
  async function checkPassword(
    seller: Seller,
    given: string,
    visitor: Visitor,
    which: 'password' | 'old password' = 'password',
  ): Promise<string> {
    await attempts.countGuess(seller.id, visitor);
    const found = await repository.findById(database.db, seller.id);
    const isRight = await hasher.matches(given, found?.passwordHash);
    if (!isRight || !found?.passwordHash) throw wrongPassword(which);
    attempts.noteRight(seller.id, visitor);
    return found.passwordHash;
  }

  return {
    /** Takes down who wants to sell here; nobody is signed in until the marketplace has let the shop in. */
    async register({ password, ...shop }: SellerRegisterBody, { ip }: Visitor): Promise<void> {
      await attempts.countRegistration(ip);
      assertUncommonPassword(password, { shopName: readIdentity().name, email: shop.email });
      const passwordHash = await hasher.hash(password);
      await database.transaction(async (tx) => {
        await assertNameFree(tx, shop.shopName);
        const nameKey = nameKeyOf(shop.shopName);
        // Two names may make the same slug; the shop's address is not worth a refusal.
        const slug = `${makeSlug(shop.shopName)}-${randomBytes(2).toString('hex')}`;
        const id = await repository.insertSeller(tx, { ...shop, nameKey, slug, passwordHash, status: 'pending' });
        if (id !== undefined) {
          await noteNotices(tx, [{ kind: 'shop_registered', cause: id, data: { sellerId: id } }]);
          return;
        }
        // Of two that asked at once, one finds the name taken only now.
        await assertNameFree(tx, shop.shopName);
        throw emailTaken('Please log in.');
      });
    },

    async login({ email, password, code }: SellerLoginBody, visitor: Visitor): Promise<SignedIn> {
      await attempts.countGuess(sellerName(email), visitor);
      const found = await repository.findByEmail(database.db, email);
      const isRight = await hasher.matches(password, found?.passwordHash);
      if (!isRight || !found?.passwordHash) throw wrongPair();
      const { id, passwordHash } = found;
      await secondStep.check(id, code, () => attempts.countCode(sellerName(email), visitor));
      const isKnown = attempts.knows(sellerName(email), visitor);
      const opened = await database.transaction(async (tx) => {
        const seller = await repository.lockWithPassword(tx, { id, email, passwordHash });
        if (seller === undefined) throw wrongPair();
        // Told only to who knows the password: what a shop is waiting for is nobody else's business.
        if (seller.status !== 'approved') throw new AppError('seller_not_approved', notLetIn[seller.status]);
        const session = await sessions.open(tx, id, visitor.userAgent);
        // Who comes for the first time knows no device yet.
        if (!isKnown && (await sessions.hasOthers(tx, id, session.id))) {
          await noteNotices(tx, [newDeviceNotice({ reader: 'seller', readerId: id }, session, visitor.userAgent)]);
        }
        return { seller, session };
      });
      const token = await sessions.sign(opened.seller, opened.session);
      return { token, deviceCookie: attempts.noteRight(sellerName(email), visitor) };
    },

    /**
     * Shoppers see what is new at once: every page that shows a product of the shop is made anew. Only a name that
     * looks like another one waits for the office; answers it then.
     */
    async updateProfile(seller: Seller, profile: UpdateSellerProfileBody): Promise<string | null> {
      const isNewPicture = profile.image !== '' && profile.image !== seller.image;
      if (isNewPicture) await imageStore.assertStored([profile.image], 'image');
      const nameKey = nameKeyOf(profile.shopName);
      const isReviewed = seller.role === 'seller' && nameKey !== nameKeyOf(seller.shopName);
      const wantedName = isReviewed ? profile.shopName : null;
      const shopName = isReviewed ? seller.shopName : profile.shopName;
      await database.transaction(async (tx) => {
        await actAs(tx, seller.personId);
        if (shopName !== seller.shopName || isReviewed) await assertNameFree(tx, profile.shopName, seller.id);
        const { ownerName, ...facts } = profile;
        const values = { ...facts, shopName, nameKey: isReviewed ? nameKeyOf(seller.shopName) : nameKey, wantedName };
        if (!(await repository.updateProfile(tx, seller.id, values))) throw nameTaken();
        await repository.renamePerson(tx, seller.personId, ownerName);
        await noteShopChanged(tx, seller.id);
      });
      return wantedName;
    },

    async assertPassword(seller: Seller, given: string, visitor: Visitor): Promise<void> {
      await checkPassword(seller, given, visitor);
    },

    /** Changes the e-mail, half of what one signs in with, and like a new password ends every other session. */
    async changeEmail(seller: Seller, { email, password }: ChangeSellerEmailBody, visitor: Visitor): Promise<void> {
      if (email === seller.email) {
        const already = 'You sign in with this e-mail already';
        throw new AppError('validation_failed', already, { email: already });
      }
      const passwordHash = await checkPassword(seller, password, visitor);
      await database.transaction(async (tx) => {
        const outcome = await repository.replaceEmail(tx, { id: seller.id, passwordHash, email });
        if (outcome === 'taken') throw emailTaken('Please choose another.');
        if (outcome === 'password changed') throw wrongPassword('password');
        await endSellerSessions(tx, { sellerId: seller.id, except: seller.sessionId });
      });
    },

    /** Changes the password and ends every other session of the seller. */
    async changePassword(seller: Seller, given: ChangePasswordBody, visitor: Visitor): Promise<void> {
      const from = await checkPassword(seller, given.oldPassword, visitor, 'old password');
      assertUncommonPassword(given.newPassword, { shopName: readIdentity().name, email: seller.email });
      const change = { id: seller.id, from, to: await hasher.hash(given.newPassword) };
      await database.transaction(async (tx) => {
        if (!(await repository.replacePassword(tx, change))) throw wrongPassword('old password');
        await noteNotices(tx, [securityNotice({ reader: 'seller', readerId: seller.id }, 'password_changed')]);
        await endSellerSessions(tx, { sellerId: seller.id, except: seller.sessionId });
      });
    },

    async beginSecondStep(seller: Seller, password: string, visitor: Visitor) {
      await checkPassword(seller, password, visitor);
      return secondStep.begin(seller);
    },

    confirmSecondStep: secondStep.confirm,

    async endSecondStep(seller: Seller, { password, code }: EndSecondStepBody, visitor: Visitor): Promise<void> {
      await checkPassword(seller, password, visitor);
      await secondStep.end(seller, code, visitor);
    },

    /** Where the seller is signed in, and what is asked for there. */
    async readSecurity(seller: Seller) {
      const [open, { isOn, recoveryCodesLeft }] = await Promise.all([
        sessions.list(seller),
        secondStep.read(seller.id),
      ]);
      return { sessions: open, hasSecondStep: isOn, recoveryCodesLeft };
    },

    recovery,

    endAllSessions: (tx: Executor, sellerId: string) => endSellerSessions(tx, { sellerId }),
  };
}

async function assertNameFree(tx: Executor, shopName: string, exceptId?: string): Promise<void> {
  const nameKey = nameKeyOf(shopName);
  const others = await repository.listAlike(tx, nameKey, exceptId);
  if (others.some((other) => (other.nameKey ?? nameKeyOf(other.shopName)) === nameKey)) throw nameTaken();
}
