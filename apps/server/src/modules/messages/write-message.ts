import type { ClaimAnswer, Language, MessageWords } from '@urumuri/contract';
import type { Identity } from '@urumuri/identity';
import { settle, type Standing } from '@urumuri/money/standing';
import type { Executor } from '../../db/client.ts';
import type { NoticeData, OrderStood, StaffEvent } from '../../db/notices.ts';
import { readMoney } from '../orders/index.ts';
import * as repository from './message-context.repository.ts';
import type { Letter, Message } from './message.ts';
import { findLastMessage } from './messages.repository.ts';
import { putIntoWords } from './office-text.rules.ts';
import { inventContexts } from './samples.ts';
import type { MessageSecrets, Purpose } from '../accounts/index.ts';
import {
  type MessageContext,
  isSecret,
  type OrderWords,
  readLanguage,
  type ReturnWords,
  type ReviewWords,
  type Template,
  localeOf,
  sayCancellation,
  sayChanges,
  sayReason,
  writeLetter,
  writeStanding,
  listWords,
  unitsOf,
} from './templates/index.ts';

/** A message, and what its notice says. */
type MessageWith<Data = Record<string, unknown>> = Pick<Message, 'template' | 'reader' | 'language' | 'data'> & {
  noticeData: Data;
};
type MessageAbout<Kind extends keyof NoticeData> = MessageWith<NoticeData[Kind]>;
type ReadFacts<Name extends Template> = (db: Executor, message: MessageWith<never>) => Promise<MessageContext[Name]>;
type AboutOrder = MessageWith<{ orderId: string; stood?: OrderStood }>;

/** Whatever the message tells of is gone. */
class GoneError extends Error {}

function orGone<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new GoneError('What this message is about no longer exists.');
  return found;
}

const noneIfGone = (error: unknown) => {
  if (!(error instanceof GoneError)) throw error;
};

/** Of many products that were approved at once. */
const mostNamed = 5;

/** What the office lets a message say in place of the shop's own words. */
export type FindText = (template: string, language: Language) => MessageWords | undefined;

type MessageWriterDeps = {
  publicUrl: string;
  secrets: MessageSecrets;
  findText: FindText;
  readIdentity(): Identity;
};

export type MessageWriter = ReturnType<typeof createMessageWriter>;

/** Puts a message into words, from what is true at this moment. */
export function createMessageWriter({ publicUrl, secrets, findText, readIdentity }: MessageWriterDeps) {
  async function readOrder(db: Executor, { reader, data, noticeData }: AboutOrder) {
    const { orderId, stood } = noticeData;
    const order = { ...orGone(await repository.findOrder(db, orderId)), ...stood };
    const standing = stood?.standing ?? settle(await readMoney(db, orderId));
    const { sellerId } = data as { sellerId?: string };
    const lines = order.lines.filter((line) => sellerId === undefined || line.sellerId === sellerId);
    return { order, lines, standing, words: describe(order, lines, standing, { reader, sellerId }) };
  }

  function describe(
    order: repository.OrderFacts,
    lines: repository.OrderFacts['lines'],
    standing: Standing,
    { reader, sellerId }: { reader: Message['reader']; sellerId: string | undefined },
  ): OrderWords {
    const isOfShop = sellerId !== undefined;
    // A shop is told what its own part comes to.
    const own = isOfShop ? standing.parts.find(({ id }) => id === lines[0]?.partId) : undefined;
    const { voucherRwf, shippingFeeRwf, totalRwf, paidRwf, openRwf } = own ?? { ...standing, ...order };
    const isGone = own?.status === 'cancelled';
    return {
      number: order.number,
      lines: lines.map(({ name, quantity, unitPriceRwf, status }) => ({
        name,
        quantity,
        amountRwf: quantity * unitPriceRwf,
        isCancelled: status === 'cancelled',
      })),
      voucherCode: order.voucherCode ?? undefined,
      voucherRwf: isGone ? 0 : voucherRwf,
      shippingFeeRwf: isGone ? 0 : shippingFeeRwf,
      totalRwf,
      hasPickup: !isGone && lines.some(({ isPickup }) => isPickup === true),
      paidRwf: Math.max(0, paidRwf),
      openRwf,
      contactBy: order.contactBy,
      contactFrom: order.contactFrom === null ? undefined : new Date(order.contactFrom),
      contactUntil: order.contactUntil === null ? undefined : new Date(order.contactUntil),
      customer: { name: order.shippingName, phone: order.shippingPhone, place: order.place },
      href: orderHref(order, reader, isOfShop),
    };
  }

  function orderHref(order: repository.OrderFacts, reader: Message['reader'], isOfShop: boolean): string {
    if (reader === 'seller') return `${publicUrl}/seller/${isOfShop ? 'orders' : 'all-orders'}/${order.id}`;
    return linkToOrder({ orderId: order.id, version: order.linkVersion });
  }

  async function readReturn(db: Executor, { reader, noticeData }: MessageAbout<'return_moved'>): Promise<ReturnWords> {
    const { returnId, status, answer: said } = noticeData;
    const found = orGone(await repository.findReturn(db, returnId));
    const { orderId, linkVersion: version, refundRwf, givenBackRwf, answer, ...words } = found;
    const href = reader === 'seller' ? `${publicUrl}/seller/returns/${returnId}` : linkToOrder({ orderId, version });
    const refund = { refundRwf: givenBackRwf, takenOffRwf: (refundRwf ?? 0) - givenBackRwf };
    return { ...words, status, answer: said ?? answer, ...refund, href };
  }

  async function readReview(db: Executor, { noticeData }: MessageAbout<'review_hidden'>): Promise<ReviewWords> {
    const { reviewId, reason } = noticeData;
    const { slug, hiddenReason, ...words } = orGone(await repository.findReview(db, reviewId));
    return { ...words, hiddenReason: reason ?? hiddenReason, href: `${publicUrl}/product/details/${slug}#reviews` };
  }

  async function readClaim(db: Executor, { noticeData: { claimId, answer } }: MessageAbout<'warranty_claim'>) {
    const claim = orGone(await repository.findClaim(db, claimId));
    return { ...claim, answer: answer ?? claim.answer };
  }

  const readClaimAtDesk = async (db: Executor, message: MessageAbout<'warranty_claim'>) => ({
    ...(await readClaim(db, message)),
    href: `${publicUrl}/seller/claims/${message.noticeData.claimId}`,
  });

  const linkToOrder = (link: { orderId: string; version: number }) =>
    `${publicUrl}/track#${secrets.writeOrderLink(link)}`;

  const shopsOf = (lines: repository.OrderFacts['lines'], partIds: readonly string[]) => [
    ...new Set(lines.filter(({ partId }) => partIds.includes(partId)).map(({ shopName }) => shopName)),
  ];

  async function readNewOrder(db: Executor, message: MessageAbout<'order_placed'>) {
    const { words, order } = await readOrder(db, message);
    const { deliverFrom: from, deliverUntil: until } = order;
    const promised = from && until ? { from: new Date(from), until: new Date(until) } : undefined;
    return { ...words, promised, isConfirmed: message.noticeData.isAgreed ?? false };
  }

  /** What came back damaged stands in no line. */
  async function readPartOfShop(db: Executor, message: MessageAbout<'order_cancelled' | 'order_changed'>) {
    const { sellerId } = message.data as { sellerId?: string };
    const { damaged = [] } = message.noticeData;
    const theirs = damaged.filter((units) => sellerId === undefined || units.sellerId === sellerId);
    return { ...(await readOrder(db, message)).words, damaged: theirs.map(unitsOf) };
  }

  async function readPayment(db: Executor, message: MessageAbout<'payment_seen'>) {
    const { standing, words } = await readOrder(db, message);
    const { note: reason, ...payment } = orGone(await repository.findPayment(db, message.noticeData.paymentId));
    const says = writeStanding(readLanguage(message.language), standing, message.reader === 'customer');
    return { ...words, ...payment, reference: payment.reference ?? '', reason, says };
  }

  const accountPath = { customer: '/dashboard/change-password', seller: '/seller/security' };
  const accountHref = ({ reader }: MessageWith<unknown>) => publicUrl + accountPath[reader];

  const codeOf = ({ data }: MessageWith<unknown>) => (data as { codeId: string }).codeId;
  const writeLink = (path: string, purpose: Purpose) => async (_db: Executor, message: MessageWith<unknown>) => ({
    href: `${publicUrl}${path}#${secrets.writeLink(purpose, codeOf(message))}`,
  });
  const writeDigits = (purpose: Purpose) => async (_db: Executor, message: MessageWith<unknown>) => ({
    code: secrets.writeDigits(purpose, codeOf(message)),
  });

  const factsOf: { [Name in Template]: ReadFacts<Name> } = {
    order_received: readNewOrder,
    async order_step(db, message: MessageAbout<'order_moved'>) {
      const { status, partIds, note = '' } = message.noticeData;
      const { words, lines } = await readOrder(db, message);
      const shops = shopsOf(lines, partIds);
      // Where all of it comes from one shop, or is meant, nobody needs to be named.
      const isAll = new Set(lines.map(({ shopName }) => shopName)).size === shops.length;
      const pickup = status === 'warehouse' ? await repository.findPickup(db, partIds) : undefined;
      return { ...words, status, shops: isAll ? [] : shops, note, pickup };
    },
    async order_cancelled(db, message: MessageAbout<'order_cancelled'>) {
      const { words, order } = await readOrder(db, message);
      const note = sayCancellation(readLanguage(message.language), message.noticeData);
      return { ...words, isWhole: order.deliveryStatus === 'cancelled', note };
    },
    async order_changed(db, message: MessageAbout<'order_changed'>) {
      const language = readLanguage(message.language);
      const reason = sayReason(language, message.noticeData);
      return { ...(await readOrder(db, message)).words, note: sayChanges(language, message.noticeData), reason };
    },
    order_note: async (db, message: MessageAbout<'order_noted'>) => ({
      ...(await readOrder(db, message)).words,
      note: message.noticeData.note,
    }),
    async call_missed(db, message: MessageAbout<'call_missed'>) {
      const { words, lines } = await readOrder(db, message);
      const { partId, partIds = [partId] } = message.noticeData;
      return { ...words, shops: shopsOf(lines, partIds) };
    },
    payment_claimed: async (db, message) => ({
      ...(await readPayment(db, message)),
      href: `${publicUrl}/seller/payments`,
    }),
    payment_seen: readPayment,
    payment_refused: readPayment,
    new_order: readNewOrder,
    part_cancelled: readPartOfShop,
    part_changed: readPartOfShop,
    async claim_step(db, message: MessageAbout<'warranty_claim'>) {
      const { orderId, linkVersion: version, ...facts } = await readClaim(db, message);
      return { ...facts, state: message.noticeData.state, href: linkToOrder({ orderId, version }) };
    },
    new_claim: readClaimAtDesk,
    claim_answered: async (db, message: MessageWith<NoticeData['warranty_claim'] & { state: ClaimAnswer }>) => ({
      ...(await readClaimAtDesk(db, message)),
      state: message.noticeData.state,
    }),
    async low_stock(db, { noticeData: { productId, available } }: MessageAbout<'low_stock'>) {
      const { name: productName } = orGone(await repository.findProduct(db, productId));
      return { productName, available, href: `${publicUrl}/seller/products/${productId}` };
    },
    async products_checked(db, { noticeData }: MessageAbout<'products_checked'>) {
      const { productIds, answer, note } = noticeData;
      const names = await repository.listProductNames(db, productIds);
      const [only] = productIds.length === 1 ? productIds : [];
      const products = names.slice(0, mostNamed).join(', ') + (names.length > mostNamed ? ' …' : '');
      return {
        products: orGone(products || undefined),
        answer,
        note,
        href: `${publicUrl}/seller/products${only ? `/${only}` : ''}`,
      };
    },
    async new_shop(db, { noticeData }: MessageAbout<'shop_registered'>) {
      return { ...orGone(await repository.findShop(db, noticeData.sellerId)), href: `${publicUrl}/seller/shops` };
    },
    async chat_waiting(db, { noticeData }: MessageAbout<'chat_waiting'>) {
      const { shopName, sellerId } = orGone(await repository.findShopOfThread(db, noticeData.threadId));
      return { shopName, href: `${publicUrl}/dashboard/chat/${sellerId}` };
    },
    return_step: readReturn,
    return_desk: readReturn,
    review_answered: readReview,
    review_hidden: readReview,
    security: async (_db, message: MessageAbout<'security'>) => ({
      event: message.noticeData.event,
      href: accountHref(message),
    }),
    new_device: async (_db, message: MessageAbout<'new_device'>) => ({
      device: message.noticeData.device,
      href: accountHref(message),
    }),
    guessed_at: async (_db, message) => ({ href: accountHref(message) }),
    async staff_security(db, message: MessageWith<Partial<NoticeData['new_device']>>) {
      const { sellerId, event } = message.data as { sellerId: string; event: StaffEvent };
      const { shopName, ownerName, isColleague } = orGone(await repository.findShop(db, sellerId));
      const { device = {} } = message.noticeData;
      const href = `${publicUrl}/seller/${isColleague ? 'colleagues' : 'shops'}`;
      return { shopName, ownerName, isColleague, event, device, href };
    },
    password_reset: writeLink('/reset-password', 'reset'),
    confirm_email: writeLink('/confirm-email', 'confirm_email'),
    change_email: writeLink('/confirm-email', 'change_email'),
    email_changed: async (_db, message: MessageAbout<'email_changed'>) => ({ email: message.noticeData.email }),
    sign_in_code: writeDigits('sign_in'),
    confirm_phone: writeDigits('confirm_phone'),
  };

  async function findFacts(db: Executor, template: Template, language: Language): Promise<object> {
    const invented = inventContexts(publicUrl, readIdentity().name)[template];
    if (isSecret(template)) return invented;
    const last = await findLastMessage(db, template);
    const message: MessageWith | undefined = last && { ...last, language };
    const facts = message && (await factsOf[template](db, message as MessageWith<never>).catch(noneIfGone));
    if (facts) return facts;
    const newest = 'lines' in invented ? await repository.findNewestOrder(db) : undefined;
    if (newest === undefined) return invented;
    const reader = { reader: 'customer', sellerId: undefined } as const;
    const standing = settle(await readMoney(db, newest.id));
    return { ...invented, ...describe(newest, newest.lines, standing, reader) };
  }

  return {
    async writeMessage(db: Executor, message: MessageWith): Promise<Letter> {
      const template = message.template as Template;
      const language = readLanguage(message.language);
      const facts = await factsOf[template](db, message as MessageWith<never>);
      const shop = readIdentity();
      const letter = writeLetter(language, template, facts, shop);
      const text = findText(template, language);
      return text ? putIntoWords(letter, text, listWords(facts, localeOf(language)), shop) : letter;
    },

    /** In the shop's own words: the last one that was sent, or an invented one. */
    async writeSample(db: Executor, template: Template, language: Language) {
      const facts = await findFacts(db, template, language);
      const letter = writeLetter(language, template, facts as MessageContext[Template], readIdentity());
      return { letter, words: listWords(facts, localeOf(language)) };
    },
  };
}
