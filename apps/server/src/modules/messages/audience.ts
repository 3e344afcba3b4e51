import { readPhone } from '@urumuri/contract';
import type { Executor } from '../../db/client.ts';
import type { NoticeData, Recipient, StaffEvent } from '../../db/notices.ts';
import * as repository from './audience.repository.ts';
import type { Template } from './templates/index.ts';

/** Who is told something, by which template, and where if not at the address of their account. */
export type Addressee = {
  template: Template;
  reader: 'customer' | 'seller';
  account: repository.Account;
  to?: string;
  data?: Record<string, unknown>;
};

type Find<Kind extends keyof NoticeData> = (tx: Executor, data: NoticeData[Kind]) => Promise<Addressee[]>;

async function toCustomer(tx: Executor, id: string | undefined, template: Template): Promise<Addressee[]> {
  const account = id === undefined ? undefined : await repository.findCustomer(tx, id);
  // Who bought at a counter without a number is nobody to write to.
  return account && account.email + account.phone !== '' ? [{ template, reader: 'customer', account }] : [];
}

async function toSellers(tx: Executor, ids: string[], template: Template): Promise<Addressee[]> {
  const accounts = ids.length === 0 ? [] : await repository.listSellers(tx, ids);
  return accounts.map((account) => ({ template, reader: 'seller', account, data: { sellerId: account.id } }));
}

const toOffice = async (tx: Executor, template: Template): Promise<Addressee[]> =>
  (await repository.listOffice(tx)).map((account) => ({ template, reader: 'seller', account }));

const toCustomerOf =
  (template: Template) =>
  async (tx: Executor, { orderId }: { orderId: string }) =>
    toCustomer(tx, (await repository.findOrderPeople(tx, orderId)).customerId, template);

const toReviewer =
  (template: Template) =>
  async (tx: Executor, { reviewId }: { reviewId: string }) =>
    toCustomer(tx, await repository.findReviewer(tx, reviewId), template);

/** The customer of an order, and the shops of these parts, unless it was a shop that has changed them. */
async function toPartsOf(
  tx: Executor,
  { orderId, partIds, by }: Pick<NoticeData['order_cancelled'], 'orderId' | 'partIds' | 'by'>,
  [customerTemplate, shopTemplate]: readonly [Template, Template],
): Promise<Addressee[]> {
  const { customerId, parts } = await repository.findOrderPeople(tx, orderId);
  const shops = parts.filter(({ id }) => partIds.includes(id)).map(({ sellerId }) => sellerId);
  return [
    ...(await toCustomer(tx, customerId, customerTemplate)),
    ...(by === 'seller' ? [] : await toSellers(tx, shops, shopTemplate)),
  ];
}

type Holder = Recipient & { to?: string };

const toHolder =
  (template: Template) =>
  async (tx: Executor, { reader, readerId, to }: Holder): Promise<Addressee[]> => {
    const found =
      reader === 'customer' ? await toCustomer(tx, readerId, template) : await toSellers(tx, [readerId], template);
    return to === undefined ? found : found.map((addressee) => ({ ...addressee, to }));
  };

/** The office hears of what happens to the accounts of shops and staff, a shop of those of its people. */
async function toOfficeOf(tx: Executor, sellerId: string, event: StaffEvent): Promise<Addressee[]> {
  // Who it happened to is told as its owner.
  const found = (await repository.listOverseers(tx, sellerId)).filter(({ id }) => id !== sellerId);
  return found.map((account) => ({
    template: 'staff_security',
    reader: 'seller',
    account,
    data: { sellerId, event },
  }));
}

/** The owner of an account, and the office where it is a shop's or its own. */
async function toOwnerAndOffice(tx: Executor, holder: Holder, template: Template, event: StaffEvent) {
  const owner = await toHolder(template)(tx, holder);
  return holder.reader === 'seller' ? [...owner, ...(await toOfficeOf(tx, holder.readerId, event))] : owner;
}

/** For each notice, who hears of it. */
const audiences: { [Kind in keyof NoticeData]: Find<Kind> } = {
  async order_placed(tx, { orderId }) {
    const people = await repository.listOrderAudience(tx, orderId);
    return people.map(({ role, ...account }): Addressee => {
      if (role === 'customer') return { template: 'order_received', reader: 'customer', account };
      const data = role === 'shop' ? { data: { sellerId: account.id } } : {};
      return { template: 'new_order', reader: 'seller', account, ...data };
    });
  },
  order_moved: toCustomerOf('order_step'),
  order_cancelled: async (tx, data) => [
    ...(await toPartsOf(tx, data, ['order_cancelled', 'part_cancelled'])),
    ...(await toOffice(tx, 'part_cancelled')),
  ],
  order_changed: (tx, data) => toPartsOf(tx, data, ['order_changed', 'part_changed']),
  order_noted: toCustomerOf('order_note'),
  payment_claimed: (tx) => toOffice(tx, 'payment_claimed'),
  payment_seen: toCustomerOf('payment_seen'),
  payment_refused: toCustomerOf('payment_refused'),
  call_missed: toCustomerOf('call_missed'),
  async warranty_claim(tx, { claimId, state, byId }) {
    const people = await repository.findClaimPeople(tx, claimId);
    if (people === undefined) return [];
    const isAnswered = byId !== undefined && byId !== people.sellerId;
    return [
      ...(await toCustomer(tx, people.customerId, 'claim_step')),
      ...(await toSellers(tx, state === 'open' ? [people.sellerId] : [], 'new_claim')),
      // Who has answered it knows.
      ...(await toSellers(tx, isAnswered ? [people.sellerId] : [], 'claim_answered')),
    ];
  },
  async low_stock(tx, { productId }) {
    const sellerId = await repository.findSellerOfProduct(tx, productId);
    return [...(await toSellers(tx, sellerId ? [sellerId] : [], 'low_stock')), ...(await toOffice(tx, 'low_stock'))];
  },
  products_checked: (tx, { sellerId }) => toSellers(tx, [sellerId], 'products_checked'),
  shop_registered: (tx) => toOffice(tx, 'new_shop'),
  async colleague_changed(tx, { sellerId, event, byId }) {
    const found = await toOfficeOf(tx, sellerId, event);
    // Who has done it knows.
    return found.filter(({ account }) => account.id !== byId);
  },
  async chat_waiting(tx, { threadId }) {
    return toCustomer(tx, await repository.findWaitingCustomer(tx, threadId), 'chat_waiting');
  },
  async return_moved(tx, { returnId, status, byId }) {
    const people = await repository.findReturnPeople(tx, returnId);
    if (people === undefined) return [];
    return [
      ...(await toCustomer(tx, people.customerId, 'return_step')),
      ...(people.sellerId === byId ? [] : await toSellers(tx, [people.sellerId], 'return_desk')),
      ...(status === 'asked' || status === 'withdrawn' ? await toOffice(tx, 'return_desk') : []),
    ];
  },
  review_answered: toReviewer('review_answered'),
  review_hidden: toReviewer('review_hidden'),
  security: (tx, data) => toOwnerAndOffice(tx, data, 'security', data.event),
  new_device: (tx, data) => toOwnerAndOffice(tx, data, 'new_device', 'new_device'),
  async guessed_at(tx, { account, name }) {
    const found =
      account === 'seller'
        ? await repository.findSellerByEmail(tx, name)
        : await repository.findCustomerBy(tx, readAddress(name));
    if (found === undefined) return [];
    const owner: Addressee = { template: 'guessed_at', reader: account, account: found };
    return account === 'customer' ? [owner] : [owner, ...(await toOfficeOf(tx, found.id, 'guessed_at'))];
  },
  async password_reset(tx, { account, to }) {
    const by = readAddress(to);
    const found =
      account === 'customer'
        ? await repository.findCustomerBy(tx, by)
        : 'email' in by
          ? await repository.findSellerByEmail(tx, by.email)
          : undefined;
    // By phone it is answered by phone; an e-mail goes the way the account is reached anyway.
    return found
      ? [{ template: 'password_reset', reader: account, account: found, ...('phone' in by ? { to } : {}) }]
      : [];
  },
  password_reset_sent: toHolder('password_reset'),
  confirm_email: toHolder('confirm_email'),
  change_email: toHolder('change_email'),
  email_changed: (tx, data) => toOwnerAndOffice(tx, data, 'email_changed', 'email_changed'),
  async sign_in_code(tx, { to }) {
    const account = await repository.findCustomerBy(tx, { phone: to });
    return account ? [{ template: 'sign_in_code', reader: 'customer', account, to }] : [];
  },
  confirm_phone: toHolder('confirm_phone'),
};

export const readAddress = (text: string): { email: string } | { phone: string } =>
  text.includes('@') ? { email: text } : { phone: readPhone(text).number };

export async function findAudience(tx: Executor, kind: string, data: unknown): Promise<Addressee[]> {
  const find = audiences[kind as keyof NoticeData] as Find<never> | undefined;
  // Of a newer version, which will tell of it.
  if (find === undefined) throw new Error(`Nobody knows who hears of ${kind}.`);
  return find(tx, data as never);
}
