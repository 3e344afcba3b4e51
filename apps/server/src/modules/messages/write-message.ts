import type { ClaimAnswer, Language, MessageWords } from '@urumuri/contract';
import { settle, type Standing } from '@urumuri/money/standing';
import type { Executor } from '../../db/client.ts';
import type { NoticeData, OrderStood, StaffEvent } from '../../db/notices.ts';
import { readMoney } from '../orders/index.ts';
import * as repository from './message-context.repository.ts';
import type { Letter, Message } from './message.ts';
import { findLastMessage } from './messages.repository.ts';
import { putIntoWords } from './office-text.rules.ts';
import { inventContexts } from './samples.ts';
import type { MessageSecrets } from '../accounts/index.ts';
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
  type Words,
} from './templates/index.ts';

type Told = Pick<Message, 'template' | 'reader' | 'language' | 'data' | 'noticeData'>;

/** Whatever the message tells of is gone. */
class GoneError extends Error {}
const gone = () => new GoneError('What this message tells of is gone.');
const noneIfGone = (error: unknown) => {
  if (!(error instanceof GoneError)) throw error;
};

export type WriteMessage = (db: Executor, message: Told) => Promise<Letter>;

/** What the office lets a message say in place of the shop's own words. */
export type FindText = (template: string, language: Language) => MessageWords | undefined;

export type MessageWriter = {
  writeMessage: WriteMessage;
  /** In the shop's own words: the last one that was sent, or an invented one. */
  writeSample(db: Executor, template: Template, language: Language): Promise<{ letter: Letter; words: Words }>;
};

/** Puts a message into words, from what is true at this moment. */
export function createMessageWriter(publicUrl: string, secrets: MessageSecrets, findText: FindText): MessageWriter {
  async function readOrder(db: Executor, { reader, data, noticeData }: Told) {
    const { orderId } = noticeData as { orderId: string };
    const now = await repository.findOrder(db, orderId);
    if (now === undefined) throw gone();
    const { stood } = noticeData as { stood?: OrderStood };
    const order = { ...now, ...stood };
    const standing = stood?.standing ?? settle(await readMoney(db, orderId));
    const { sellerId } = data as { sellerId?: string };
    const lines = order.lines.filter((line) => sellerId === undefined || line.sellerId === sellerId);
    return { order, lines, standing, words: describe(order, lines, standing, { reader, sellerId }) };
  }

  function describe(
    order: repository.OrderFacts,
    lines: repository.OrderFacts['lines'],
    standing: Standing,
    { reader, sellerId }: { reader: Told['reader']; sellerId: string | undefined },
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
      voucherRwf: isGone ? 0 : voucherRwf,
      shippingFeeRwf: isGone ? 0 : shippingFeeRwf,
      totalRwf,
      paidRwf: Math.max(0, paidRwf),
      openRwf,
      contactBy: order.contactBy,
      contactFrom: order.contactFrom === null ? undefined : new Date(order.contactFrom),
      contactUntil: order.contactUntil === null ? undefined : new Date(order.contactUntil),
      customer: { name: order.shippingName, phone: order.shippingPhone, place: order.place },
      href: orderHref(order, reader, isOfShop),
    };
  }

  function orderHref(order: repository.OrderFacts, reader: Told['reader'], isOfShop: boolean): string {
    if (reader === 'seller') return `${publicUrl}/seller/${isOfShop ? 'orders' : 'all-orders'}/${order.id}`;
    return linkToOrder({ orderId: order.id, version: order.linkVersion });
  }

  async function readReturn(db: Executor, { reader, noticeData }: Told): Promise<ReturnWords> {
    const { returnId, status, ...said } = noticeData as NoticeData['return_moved'];
    const found = await repository.findReturn(db, returnId);
    if (found === undefined) throw gone();
    const { orderId, linkVersion, refundRwf, givenBackRwf, answer, ...words } = found;
    const href =
      reader === 'seller' ? `${publicUrl}/seller/returns/${returnId}` : linkToOrder({ orderId, version: linkVersion });
    const refund = { refundRwf: givenBackRwf, takenOffRwf: (refundRwf ?? 0) - givenBackRwf };
    return { ...words, status, answer: said.answer ?? answer, ...refund, href };
  }

  async function readReview(db: Executor, { noticeData }: Told): Promise<ReviewWords> {
    const { reviewId, reason } = noticeData as NoticeData['review_hidden'];
    const found = await repository.findReview(db, reviewId);
    if (found === undefined) throw gone();
    const { slug, hiddenReason, ...words } = found;
    return { ...words, hiddenReason: reason ?? hiddenReason, href: `${publicUrl}/product/details/${slug}#reviews` };
  }

  async function readClaim(db: Executor, { noticeData }: Told) {
    const { claimId, answer } = noticeData as NoticeData['warranty_claim'];
    const claim = await repository.findClaim(db, claimId);
    if (claim === undefined) throw gone();
    return { ...claim, claimId, answer: answer ?? claim.answer };
  }

  async function readClaimAtDesk(db: Executor, told: Told) {
    const { claimId, ...claim } = await readClaim(db, told);
    return { ...claim, href: `${publicUrl}/seller/claims/${claimId}` };
  }

  const linkToOrder = (link: { orderId: string; version: number }) =>
    `${publicUrl}/track#${secrets.writeOrderLink(link)}`;

  const shopsOf = (lines: repository.OrderFacts['lines'], partIds: readonly string[]) => [
    ...new Set(lines.filter(({ partId }) => partIds.includes(partId)).map(({ shopName }) => shopName)),
  ];

  const noteOf = ({ noticeData }: Told) => (noticeData as { note?: string }).note ?? '';

  async function readNewOrder(db: Executor, told: Told) {
    const { isAgreed: isConfirmed = false } = told.noticeData as NoticeData['order_placed'];
    return { ...(await readOrder(db, told)).words, isConfirmed };
  }

  /** What came back damaged stands in no line. */
  async function readPartOfShop(db: Executor, told: Told) {
    const { sellerId } = told.data as { sellerId?: string };
    const { damaged = [] } = told.noticeData as Partial<NoticeData['order_cancelled']>;
    const theirs = damaged.filter((units) => sellerId === undefined || units.sellerId === sellerId);
    return {
      ...(await readOrder(db, told)).words,
      damaged: theirs.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`)),
    };
  }

  async function readPayment(db: Executor, told: Told) {
    const { standing, words } = await readOrder(db, told);
    const payment = await repository.findPayment(db, (told.noticeData as NoticeData['payment_seen']).paymentId);
    if (payment === undefined) throw gone();
    const { amountRwf, reference, note } = payment;
    const says = writeStanding(readLanguage(told.language), standing, told.reader === 'customer');
    return { ...words, amountRwf, reference: reference ?? '', reason: note, says };
  }

  const codeOf = ({ data }: Told) => (data as { codeId: string }).codeId;
  const accountPath = { customer: '/dashboard/change-password', seller: '/seller/security' };

  const factsOf: { [Name in Template]: (db: Executor, told: Told) => Promise<MessageContext[Name]> } = {
    order_received: readNewOrder,
    async order_step(db, told) {
      const { status, partIds } = told.noticeData as NoticeData['order_moved'];
      const { words, lines } = await readOrder(db, told);
      const shops = shopsOf(lines, partIds);
      // Where all of it comes from one shop, or is meant, nobody needs to be named.
      const isAll = new Set(lines.map(({ shopName }) => shopName)).size === shops.length;
      return { ...words, status, shops: isAll ? [] : shops, note: noteOf(told) };
    },
    async order_cancelled(db, told) {
      const { words, order } = await readOrder(db, told);
      const note = sayCancellation(readLanguage(told.language), told.noticeData);
      return { ...words, isWhole: order.deliveryStatus === 'cancelled', note };
    },
    async order_changed(db, told) {
      const changed = told.noticeData as NoticeData['order_changed'];
      const language = readLanguage(told.language);
      const reason = sayReason(language, changed);
      return { ...(await readOrder(db, told)).words, note: sayChanges(language, changed), reason };
    },
    order_note: async (db, told) => ({ ...(await readOrder(db, told)).words, note: noteOf(told) }),
    async call_missed(db, told) {
      const { words, lines } = await readOrder(db, told);
      return { ...words, shops: shopsOf(lines, [(told.noticeData as NoticeData['call_missed']).partId]) };
    },
    payment_claimed: async (db, told) => ({ ...(await readPayment(db, told)), href: `${publicUrl}/seller/payments` }),
    payment_seen: readPayment,
    payment_refused: readPayment,
    new_order: readNewOrder,
    part_cancelled: readPartOfShop,
    part_changed: readPartOfShop,
    async claim_step(db, told) {
      const { state } = told.noticeData as NoticeData['warranty_claim'];
      const { orderId, linkVersion: version, claimId: _, ...facts } = await readClaim(db, told);
      return { ...facts, state, href: linkToOrder({ orderId, version }) };
    },
    new_claim: readClaimAtDesk,
    async claim_answered(db, told) {
      const { state } = told.noticeData as { state: ClaimAnswer };
      return { ...(await readClaimAtDesk(db, told)), state };
    },
    async low_stock(db, told) {
      const { productId, available } = told.noticeData as NoticeData['low_stock'];
      const product = await repository.findProduct(db, productId);
      if (product === undefined) throw gone();
      return { productName: product.name, available, href: `${publicUrl}/seller/products/${productId}` };
    },
    async new_shop(db, told) {
      const shop = await repository.findShop(db, (told.noticeData as NoticeData['shop_registered']).sellerId);
      if (shop === undefined) throw gone();
      return { ...shop, href: `${publicUrl}/seller/shops` };
    },
    async chat_waiting(db, told) {
      const shop = await repository.findShopOfThread(db, (told.noticeData as NoticeData['chat_waiting']).threadId);
      if (shop === undefined) throw gone();
      return { shopName: shop.shopName, href: `${publicUrl}/dashboard/chat/${shop.sellerId}` };
    },
    return_step: readReturn,
    return_desk: readReturn,
    review_answered: readReview,
    review_hidden: readReview,
    security: async (_db, told) => ({
      event: (told.noticeData as NoticeData['security']).event,
      href: publicUrl + accountPath[told.reader],
    }),
    new_device: async (_db, told) => ({
      device: (told.noticeData as NoticeData['new_device']).device,
      href: publicUrl + accountPath[told.reader],
    }),
    guessed_at: async (_db, told) => ({ href: publicUrl + accountPath[told.reader] }),
    async staff_security(db, told) {
      const { sellerId, event } = told.data as { sellerId: string; event: StaffEvent };
      const shop = await repository.findShop(db, sellerId);
      if (shop === undefined) throw gone();
      const { device = {} } = told.noticeData as Partial<NoticeData['new_device']>;
      const { shopName, ownerName, isColleague } = shop;
      const href = `${publicUrl}/seller/${isColleague ? 'colleagues' : 'shops'}`;
      return { shopName, ownerName, isColleague, event, device, href };
    },
    password_reset: async (_db, told) => ({
      href: `${publicUrl}/reset-password#${secrets.writeLink('reset', codeOf(told))}`,
    }),
    confirm_email: async (_db, told) => ({
      href: `${publicUrl}/confirm-email#${secrets.writeLink('confirm_email', codeOf(told))}`,
    }),
    change_email: async (_db, told) => ({
      href: `${publicUrl}/confirm-email#${secrets.writeLink('change_email', codeOf(told))}`,
    }),
    email_changed: async (_db, told) => ({ email: (told.noticeData as NoticeData['email_changed']).email }),
    sign_in_code: async (_db, told) => ({ code: secrets.writeDigits('sign_in', codeOf(told)) }),
    confirm_phone: async (_db, told) => ({ code: secrets.writeDigits('confirm_phone', codeOf(told)) }),
  };

  async function findFacts(db: Executor, template: Template, language: Language): Promise<object> {
    const invented = inventContexts(publicUrl)[template];
    if (isSecret(template)) return invented;
    const last = await findLastMessage(db, template);
    const facts = last && (await factsOf[template](db, { ...last, language }).catch(noneIfGone));
    if (facts) return facts;
    const newest = 'lines' in invented ? await repository.findNewestOrder(db) : undefined;
    if (newest === undefined) return invented;
    const reader = { reader: 'customer', sellerId: undefined } as const;
    const standing = settle(await readMoney(db, newest.id));
    return { ...invented, ...describe(newest, newest.lines, standing, reader) };
  }

  return {
    async writeMessage(db, told) {
      const template = told.template as Template;
      const language = readLanguage(told.language);
      const facts = await factsOf[template](db, told);
      const letter = writeLetter(language, template, facts);
      const text = findText(template, language);
      return text ? putIntoWords(letter, text, listWords(facts, localeOf(language))) : letter;
    },

    async writeSample(db, template, language) {
      const facts = await findFacts(db, template, language);
      const letter = writeLetter(language, template, facts as MessageContext[Template]);
      return { letter, words: listWords(facts, localeOf(language)) };
    },
  };
}
