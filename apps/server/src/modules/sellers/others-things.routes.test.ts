import type { CallInput, SellerRouteName, Warranty } from '@urumuri/contract';
import { sellerRoutes } from '@urumuri/contract/seller';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { orderParts } from '../../db/schema/index.ts';
import { buildProduct } from '../../testing/factories.ts';
import { openMailShop } from '../../testing/mail-shop.ts';
import { buildOrderBody, placeOrder } from '../../testing/orders.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';
import { type SignedIn, signInCustomer } from '../../testing/sign-in.ts';

const { shop } = openMailShop();

type Ids = Record<
  | 'customerId'
  | 'personId'
  | 'orderId'
  | 'partId'
  | 'lineId'
  | 'productId'
  | 'claimId'
  | 'returnId'
  | 'reviewId'
  | 'importId'
  | 'voucherId'
  | 'invoiceId'
  | 'sessionId'
  | 'viewId',
  string
>;

type Asked = { [Name in SellerRouteName]: (ids: Ids) => CallInput<Name> };

const text = 'A word';
const product = { name: 'Mine now', brand: 'Sonorex', model: '', sku: '', shortDescription: '', description: '' };
const lists = { specifications: [], images: [], options: [], boxContents: '', family: '' };

/** Every call of a seller that names something of a shop, with what is right but for whose it is. */
const asked: Partial<Asked> = {
  endSellerSession: ({ sessionId }) => ({ params: { sessionId } }),
  getSellerOrder: ({ orderId }) => ({ params: { orderId } }),
  changeSellerOrderStatus: ({ orderId }) => ({ params: { orderId }, body: { status: 'cancelled' } }),
  changeSellerOrders: ({ orderId }) => ({ body: { kind: 'status', status: 'cancelled', orderIds: [orderId] } }),
  renameOrderView: ({ viewId }) => ({ params: { viewId }, body: { name: text } }),
  deleteOrderView: ({ viewId }) => ({ params: { viewId } }),
  markSellerOrderPaid: ({ orderId }) => ({ params: { orderId } }),
  takeCall: ({ orderId }) => ({ params: { orderId }, body: { isTaken: true } }),
  noteSellerCall: ({ orderId }) => ({ params: { orderId }, body: { outcome: 'confirmed', note: '' } }),
  deliverDrop: ({ partId }) => ({ params: { partId }, body: { receivedBy: text, collected: 1 } }),
  handOverPickup: ({ partId }) => ({ params: { partId }, body: { code: '', reason: text, collected: 1 } }),
  refuseDrop: ({ partId }) => ({ params: { partId }, body: { reason: 'refused' } }),
  previewOrderChange: ({ orderId, productId }) => ({
    params: { orderId },
    body: { lines: [{ productId, quantity: 1 }] },
  }),
  changeOrder: ({ orderId, productId }) => ({
    params: { orderId },
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { revision: 0, reason: text, lines: [{ productId, quantity: 1 }] },
  }),
  previewCancellation: ({ orderId, productId }) => ({
    params: { orderId },
    body: { lines: [{ productId, quantity: 1 }] },
  }),
  cancelItems: ({ orderId, productId }) => ({
    params: { orderId },
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { revision: 0, reason: 'refused', lines: [{ productId, quantity: 1 }] },
  }),
  getSellerInvoices: ({ orderId }) => ({ params: { orderId } }),
  issueInvoice: ({ orderId }) => ({ params: { orderId } }),
  saveSellerInvoiceRecipient: ({ orderId }) => ({ params: { orderId }, body: { company: text, tin: '123456789' } }),
  voidInvoice: ({ invoiceId }) => ({ params: { invoiceId }, body: { reason: text } }),
  noteOrder: ({ orderId }) => ({ params: { orderId }, body: { note: text } }),
  getSellerSerials: ({ orderId }) => ({ params: { orderId } }),
  recordSerials: ({ orderId, lineId }) => ({ params: { orderId }, body: { lineId, serials: ['SN-1'] } }),
  getSellerClaim: ({ claimId }) => ({ params: { claimId } }),
  answerClaim: ({ claimId }) => ({ params: { claimId }, body: { state: 'refused', answer: text } }),
  getReturnableLines: ({ orderId }) => ({ params: { orderId } }),
  openReturn: ({ orderId, lineId }) => ({
    params: { orderId },
    body: { lines: [{ _id: lineId, quantity: 1 }], reason: 'faulty' },
  }),
  getReturn: ({ returnId }) => ({ params: { returnId } }),
  decideReturn: ({ returnId }) => ({ params: { returnId }, body: { isAccepted: false, answer: text } }),
  receiveReturn: ({ returnId }) => ({ params: { returnId }, body: { restock: [] } }),
  closeReturn: ({ returnId }) => ({ params: { returnId }, body: { refund: 1 } }),
  updateColleague: ({ personId: colleagueId }) => ({
    params: { colleagueId },
    body: { name: text, staffRole: 'rider' },
  }),
  switchColleague: ({ personId: colleagueId }) => ({ params: { colleagueId }, body: { active: false } }),
  sendColleagueLink: ({ personId: colleagueId }) => ({ params: { colleagueId } }),
  endColleagueSessions: ({ personId: colleagueId }) => ({ params: { colleagueId } }),
  getCashOf: ({ personId }) => ({ params: { personId } }),
  handInCash: ({ personId, orderId }) => ({ params: { personId }, body: { payments: [orderId], counted: 0 } }),
  answerReview: ({ reviewId }) => ({ params: { reviewId }, body: { text } }),
  deleteReviewAnswer: ({ reviewId }) => ({ params: { reviewId } }),
  getSellerProduct: ({ productId }) => ({ params: { productId } }),
  updateSellerProduct: ({ productId }) => ({
    params: { productId },
    body: {
      ...product,
      ...lists,
      categoryId: productId,
      price: 1,
      discount: 0,
      stock: 1,
      seenStock: 0,
      isPublished: false,
    },
  }),
  getStockMovements: ({ productId }) => ({ params: { productId } }),
  recordStock: ({ productId }) => ({ params: { productId }, body: { reason: 'received', units: 1 } }),
  getVariants: ({ productId }) => ({ params: { productId } }),
  saveVariants: ({ productId }) => ({
    params: { productId },
    body: { family: text, rows: [{ options: [{ label: 'Colour', value: 'Black' }], price: 1, stock: 1 }] },
  }),
  sendProductForCheck: ({ productId }) => ({ params: { productId } }),
  publishSellerProduct: ({ productId }) => ({ params: { productId }, body: { isPublished: false } }),
  getImport: ({ importId }) => ({ params: { importId } }),
  addImportPictures: ({ importId }) => ({
    params: { importId },
    body: new Blob(['nothing'], { type: 'application/octet-stream' }),
  }),
  checkImport: ({ importId }) => ({ params: { importId }, body: {} }),
  applyImport: ({ importId }) => ({ params: { importId }, body: { onlyGood: true } }),
  undoImport: ({ importId }) => ({ params: { importId } }),
  updateSellerVoucher: ({ voucherId }) => ({ params: { voucherId }, body: { code: 'MINE', percentOff: 10 } }),
  switchSellerVoucher: ({ voucherId }) => ({ params: { voucherId }, body: { active: false } }),
  getSellerThread: ({ customerId }) => ({ params: { customerId } }),
  sendMessageToCustomer: ({ customerId }) => ({ params: { customerId }, body: { text } }),
  getHistory: ({ productId: subjectId }) => ({ params: { kind: 'product', subjectId } }),
  // These name things in their query or body.
  getPapers: ({ orderId }) => ({ query: { kind: 'slip', order: [orderId] } }),
  getPapersPdf: ({ orderId }) => ({ query: { kind: 'slip', size: 'a5', order: [orderId] } }),
};

let ids: Ids;

beforeAll(async () => {
  ids = await fill();
});

/** A shop that has one of everything, and its customer. */
async function fill(): Promise<Ids> {
  const { seller, token } = await signInSeller(shop());
  const desk = createTestSellerClient(shop(), token);
  const customer = await signInCustomer(shop());
  const call = <Answer>(method: 'GET' | 'POST', path: string, payload?: object) =>
    askAs<Answer>(customer, method, path, payload);
  const { id: productId } = await buildProduct(shop().database.db, { sellerId: seller.id, warrantyMonths: 12 });
  const { orderId } = await placeOrder(shop(), customer, buildOrderBody([{ productId, quantity: 2 }]));
  for (const status of ['processing', 'warehouse', 'placed'] as const) {
    await desk.changeSellerOrderStatus({ params: { orderId }, body: { status } });
  }
  const { warranties } = await call<{ warranties: Warranty[] }>('GET', `warranties/${orderId}`);
  await call('POST', `claim-warranty/${warranties[0]?._id}`, { problem: text });
  const { lines } = await call<{ lines: { _id: string }[] }>('GET', `returns/${orderId}`);
  await call('POST', `returns/${orderId}`, { lines: [{ _id: lines[0]?._id, quantity: 1 }], reason: 'other' });
  await call('POST', 'submit-review', { productId, review: text, rating: 3 });
  const rows = new Blob(['sku;name;price;stock\nA-1;Lamp;9000;3\n'], { type: 'application/octet-stream' });
  const { import: staged } = await desk.startImport({ query: { fileName: 'lamps.csv' }, body: rows });
  const { voucher } = await desk.createSellerVoucher({
    body: { code: 'OTHERS10', percentOff: 10, minimum: 0, usesPerCustomer: 1 },
  });
  await shop().app.inject({
    method: 'POST',
    url: `/api/chat/customer/add-customer-friend`,
    headers: customer.headers,
    payload: { sellerId: seller.id, userId: customer.customer.id },
  });
  const [part] = await shop().database.db.select().from(orderParts).where(eq(orderParts.orderId, orderId));
  const { sessions } = await desk.getSellerSecurity();
  await desk.saveOrderView({ body: { name: text, isWhole: false, filters: 'status=placed' } });
  return {
    customerId: customer.customer.id,
    personId: seller.id,
    orderId,
    partId: part?.id ?? '',
    lineId: lines[0]?._id ?? '',
    productId,
    claimId: (await desk.getSellerClaims()).claims[0]?._id ?? '',
    returnId: (await desk.getReturns()).returns[0]?._id ?? '',
    reviewId: (await desk.getSellerReviews()).reviews[0]?._id ?? '',
    importId: staged._id,
    voucherId: voucher._id,
    invoiceId: (await desk.getSellerInvoices({ params: { orderId } })).invoices[0]?._id ?? '',
    sessionId: sessions[0]?._id ?? '',
    viewId: (await desk.getOrderChoices()).views[0]?._id ?? '',
  };
}

async function askAs<Answer>({ headers }: SignedIn, method: 'GET' | 'POST', path: string, payload?: object) {
  const url = `/api/home/customer/${path}`;
  return (await shop().app.inject({ method, url, headers, ...(payload && { payload }) })).json<Answer>();
}

it('is there of everything', () => {
  expect(Object.entries(ids).filter(([, id]) => id === '')).toEqual([]);
});

it('is asked for by every call of a seller that names something', () => {
  const naming = Object.entries(sellerRoutes).filter(([, { auth, path }]) => auth === 'seller' && /:\w+Id/.test(path));
  expect(naming.map(([name]) => name).filter((name) => !(name in asked))).toEqual([]);
});

it.each(Object.keys(asked) as SellerRouteName[])('is not there for another shop: %s', async (name) => {
  const other = createTestSellerClient(shop(), (await signInSeller(shop())).token);
  expect(await other.refusalOf[name](asked[name]?.(ids) as never)).toBe('not_found');
});
