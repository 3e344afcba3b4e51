import { readPhone } from '@urumuri/contract';
import type { Executor } from '../../db/client.ts';
import type { NoticeData, StaffEvent } from '../../db/notices.ts';
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

const customersOf = async (tx: Executor, ids: string[], template: Template): Promise<Addressee[]> =>
  ids.length === 0
    ? []
    : (await repository.listCustomers(tx, ids)).map((account) => ({ template, reader: 'customer', account }));

const sellersOf = async (tx: Executor, ids: string[], template: Template): Promise<Addressee[]> =>
  ids.length === 0
    ? []
    : (await repository.listSellers(tx, ids)).map((account) => ({
        template,
        reader: 'seller',
        account,
        data: { sellerId: account.id },
      }));

const office = async (tx: Executor, template: Template): Promise<Addressee[]> =>
  (await repository.listOffice(tx)).map((account) => ({ template, reader: 'seller', account }));

const holder =
  <
    Kind extends
      | 'security'
      | 'new_device'
      | 'password_reset_sent'
      | 'confirm_email'
      | 'change_email'
      | 'email_changed'
      | 'confirm_phone',
  >(
    template: Template,
  ): Find<Kind> =>
  async (tx, data) => {
    const to = 'to' in data ? { to: data.to } : {};
    const found = await (data.reader === 'customer' ? customersOf : sellersOf)(tx, [data.readerId], template);
    return found.map((addressee) => ({ ...addressee, ...to }));
  };

/** The office hears of what happens to the accounts of shops and staff; who it happened to is told as its owner. */
async function officeOf(tx: Executor, sellerId: string, event: StaffEvent): Promise<Addressee[]> {
  const found = await office(tx, 'staff_security');
  return found
    .filter(({ account }) => account.id !== sellerId)
    .map((addressee) => ({ ...addressee, data: { sellerId, event } }));
}

/** The owner of an account, and the office where it is a shop's or its own. */
const ownerAndOffice =
  <Kind extends 'security' | 'email_changed' | 'new_device'>(
    template: Template,
    eventOf: (data: NoticeData[Kind]) => StaffEvent,
  ): Find<Kind> =>
  async (tx, data) => [
    ...(await holder<Kind>(template)(tx, data)),
    ...(data.reader === 'seller' ? await officeOf(tx, data.readerId, eventOf(data)) : []),
  ];

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
  async order_moved(tx, { orderId }) {
    const { customerId } = await repository.findOrderPeople(tx, orderId);
    return customersOf(tx, customerId ? [customerId] : [], 'order_step');
  },
  async order_cancelled(tx, { orderId, partIds, by }) {
    const { customerId, parts } = await repository.findOrderPeople(tx, orderId);
    const shops = parts.filter(({ id }) => partIds.includes(id)).map(({ sellerId }) => sellerId);
    return [
      ...(await customersOf(tx, customerId ? [customerId] : [], 'order_cancelled')),
      // Who has cancelled it knows.
      ...(by === 'seller' ? [] : await sellersOf(tx, shops, 'part_cancelled')),
      ...(await office(tx, 'part_cancelled')),
    ];
  },
  async order_changed(tx, { orderId, partIds, by }) {
    const { customerId, parts } = await repository.findOrderPeople(tx, orderId);
    const shops = parts.filter(({ id }) => partIds.includes(id)).map(({ sellerId }) => sellerId);
    return [
      ...(await customersOf(tx, customerId ? [customerId] : [], 'order_changed')),
      // Who has changed it knows.
      ...(by === 'seller' ? [] : await sellersOf(tx, shops, 'part_changed')),
    ];
  },
  async order_noted(tx, { orderId }) {
    const { customerId } = await repository.findOrderPeople(tx, orderId);
    return customersOf(tx, customerId ? [customerId] : [], 'order_note');
  },
  payment_claimed: (tx) => office(tx, 'payment_claimed'),
  async payment_seen(tx, { orderId }) {
    const { customerId } = await repository.findOrderPeople(tx, orderId);
    return customersOf(tx, customerId ? [customerId] : [], 'payment_seen');
  },
  async payment_refused(tx, { orderId }) {
    const { customerId } = await repository.findOrderPeople(tx, orderId);
    return customersOf(tx, customerId ? [customerId] : [], 'payment_refused');
  },
  async call_missed(tx, { orderId }) {
    const { customerId } = await repository.findOrderPeople(tx, orderId);
    return customersOf(tx, customerId ? [customerId] : [], 'call_missed');
  },
  async warranty_claim(tx, { claimId, state, byId }) {
    const people = await repository.findClaimPeople(tx, claimId);
    if (people === undefined) return [];
    const isAnswered = byId !== undefined && byId !== people.sellerId;
    return [
      ...(await customersOf(tx, [people.customerId], 'claim_step')),
      ...(await sellersOf(tx, state === 'open' ? [people.sellerId] : [], 'new_claim')),
      // Who has answered it knows.
      ...(await sellersOf(tx, isAnswered ? [people.sellerId] : [], 'claim_answered')),
    ];
  },
  async low_stock(tx, { productId }) {
    const sellerId = await repository.findSellerOfProduct(tx, productId);
    return [...(await sellersOf(tx, sellerId ? [sellerId] : [], 'low_stock')), ...(await office(tx, 'low_stock'))];
  },
  shop_registered: (tx) => office(tx, 'new_shop'),
  async colleague_changed(tx, { sellerId, event, byId }) {
    const found = await officeOf(tx, sellerId, event);
    // Who has done it knows.
    return found.filter(({ account }) => account.id !== byId);
  },
  async chat_waiting(tx, { threadId }) {
    const customerId = await repository.findWaitingCustomer(tx, threadId);
    return customersOf(tx, customerId ? [customerId] : [], 'chat_waiting');
  },
  async return_moved(tx, { returnId, status, byId }) {
    const people = await repository.findReturnPeople(tx, returnId);
    if (people === undefined) return [];
    return [
      ...(await customersOf(tx, [people.customerId], 'return_step')),
      ...(people.sellerId === byId ? [] : await sellersOf(tx, [people.sellerId], 'return_desk')),
      ...(status === 'asked' || status === 'withdrawn' ? await office(tx, 'return_desk') : []),
    ];
  },
  async review_answered(tx, { reviewId }) {
    const customerId = await repository.findReviewer(tx, reviewId);
    return customersOf(tx, customerId ? [customerId] : [], 'review_answered');
  },
  async review_hidden(tx, { reviewId }) {
    const customerId = await repository.findReviewer(tx, reviewId);
    return customersOf(tx, customerId ? [customerId] : [], 'review_hidden');
  },
  security: ownerAndOffice('security', ({ event }) => event),
  new_device: ownerAndOffice('new_device', () => 'new_device'),
  async guessed_at(tx, { account, name }) {
    const found =
      account === 'seller'
        ? await repository.findSellerByEmail(tx, name)
        : await repository.findCustomerBy(tx, readAddress(name));
    if (found === undefined) return [];
    const owner: Addressee = { template: 'guessed_at', reader: account, account: found };
    return account === 'customer' ? [owner] : [owner, ...(await officeOf(tx, found.id, 'guessed_at'))];
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
  password_reset_sent: holder('password_reset'),
  confirm_email: holder('confirm_email'),
  change_email: holder('change_email'),
  email_changed: ownerAndOffice('email_changed', () => 'email_changed'),
  async sign_in_code(tx, { to }) {
    const account = await repository.findCustomerBy(tx, { phone: to });
    return account ? [{ template: 'sign_in_code', reader: 'customer', account, to }] : [];
  },
  confirm_phone: holder('confirm_phone'),
};

export const readAddress = (text: string): { email: string } | { phone: string } =>
  text.includes('@') ? { email: text } : { phone: readPhone(text).number };

export async function findAudience(tx: Executor, kind: string, data: unknown): Promise<Addressee[]> {
  const find = audiences[kind as keyof NoticeData] as Find<never> | undefined;
  // Of a newer version, which will tell of it.
  if (find === undefined) throw new Error(`Nobody knows who hears of ${kind}.`);
  return find(tx, data as never);
}
