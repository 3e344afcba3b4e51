import { randomUUID } from 'node:crypto';
import type { CallInput, ErrorCode, CustomerRouteName } from '@urumuri/contract';
import { deliverTo } from '../orders.ts';
import type { Goods, Ids } from './shoppers.ts';

export type Whose = 'own' | 'others' | 'unknown' | 'malformed';

/** The status of an answer, or the code of a refusal. */
export type Answer = 200 | 201 | ErrorCode;

/** A call that names an id of one kind, and what a customer is answered by whose it is. */
type Naming<Name extends CustomerRouteName> = {
  names: keyof Ids;
  ask(id: string, goods: Goods): CallInput<Name>;
  answers: Record<Whose, Answer>;
};

/** A call that names nothing of anybody's. */
type Plain<Name extends CustomerRouteName> = { ask(goods: Goods): CallInput<Name>; answer: Answer };

export type Expectation<Name extends CustomerRouteName> = Plain<Name> | readonly Naming<Name>[];

/** Who one says one is must be true; whether another by that name exists is not told. */
const claim = (own: Answer) => ({ own, others: 'forbidden', unknown: 'forbidden', malformed: 'forbidden' }) as const;
/** What is another's does not exist. */
const thing = (own: Answer) => ({ own, others: 'not_found', unknown: 'not_found', malformed: 'not_found' }) as const;

const orderOf = ({ productId }: Goods) => ({
  products: [{ products: [{ quantity: 1, productInfo: { _id: productId } }] }],
  shipping_info: deliverTo,
});

const lineOf = (cartLineId: string) => ({ products: [{ products: [{ _id: cartLineId, quantity: 1 }] }] });

const nothing = () => ({});

/** Every call of the contract, and what it answers a customer. One that is missing here does not compile. */
export const expectations = {
  register: {
    ask: () => ({ body: { name: 'Aline', email: `${randomUUID()}@example.com`, password: randomUUID() } }),
    answer: 201,
  },
  login: { ask: () => ({ body: { email: 'nobody@example.com', password: 'wrong' } }), answer: 'invalid_credentials' },
  logout: { ask: nothing, answer: 200 },
  changePassword: {
    ask: () => ({ body: { oldPassword: 'none', newPassword: 'a new password', confirmPassword: 'a new password' } }),
    answer: 'wrong_password',
  },
  getSessions: { ask: nothing, answer: 200 },
  endSession: [{ names: 'session', ask: (sessionId) => ({ params: { sessionId } }), answers: thing(200) }],
  endOtherSessions: { ask: nothing, answer: 200 },
  getShopSettings: { ask: nothing, answer: 200 },
  getContentPage: { ask: () => ({ params: { page: 'help' } }), answer: 200 },

  forgotPassword: { ask: () => ({ body: { account: 'customer', to: 'nobody@example.com' } }), answer: 200 },
  resetPassword: {
    ask: () => ({ body: { token: 'none', newPassword: 'a new password', confirmPassword: 'a new password' } }),
    answer: 'wrong_code',
  },
  confirmEmail: { ask: () => ({ body: { token: 'none' } }), answer: 'wrong_code' },
  sendSignInCode: { ask: () => ({ body: { phone: '0788000000' } }), answer: 200 },
  loginByPhone: { ask: () => ({ body: { phone: '0788000000', code: '123456' } }), answer: 'invalid_credentials' },
  sendConfirmation: { ask: nothing, answer: 200 },
  changeEmail: { ask: () => ({ body: { email: 'new@example.com', password: 'none' } }), answer: 'wrong_password' },
  changePhone: { ask: () => ({ body: { phone: '0788000000' } }), answer: 200 },
  confirmPhone: { ask: () => ({ body: { code: '123456' } }), answer: 'wrong_code' },
  savePush: {
    ask: () => ({
      body: { endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`, keys: { p256dh: 'key', auth: 'auth' } },
    }),
    answer: 200,
  },
  getReach: { ask: nothing, answer: 200 },
  saveMessageChoices: { ask: () => ({ body: { wanted: ['order_step'] } }), answer: 200 },

  getBanners: { ask: nothing, answer: 200 },
  getCategories: { ask: nothing, answer: 200 },
  getBrands: { ask: nothing, answer: 200 },
  getProducts: { ask: nothing, answer: 200 },
  queryProducts: { ask: nothing, answer: 200 },
  getFacets: { ask: nothing, answer: 200 },
  getProductDetails: { ask: ({ slug }) => ({ params: { slug } }), answer: 200 },
  searchSuggestions: { ask: () => ({ query: { value: 'product' } }), answer: 200 },

  noteSearch: { ask: () => ({ body: { value: 'radio', found: 3 } }), answer: 200 },

  addToCart: [
    {
      names: 'customer',
      ask: (userId, { productId }) => ({ body: { userId, productId, quantity: 1 } }),
      answers: claim(201),
    },
  ],
  getCart: [{ names: 'customer', ask: (userId) => ({ params: { userId } }), answers: claim(200) }],
  increaseQuantity: [{ names: 'cartLine', ask: (id) => ({ params: { id } }), answers: thing(200) }],
  decreaseQuantity: [{ names: 'cartLine', ask: (id) => ({ params: { id } }), answers: thing(200) }],
  deleteCartLine: [{ names: 'cartLine', ask: (id) => ({ params: { id } }), answers: thing(200) }],
  applyVoucher: [
    {
      names: 'customer',
      ask: (userId, { voucherCode }) => ({ body: { userId, code: voucherCode } }),
      answers: claim(200),
    },
  ],

  addToWishlist: [
    { names: 'customer', ask: (userId, { productId }) => ({ body: { userId, productId } }), answers: claim(201) },
  ],
  getWishlist: [{ names: 'customer', ask: (userId) => ({ params: { userId } }), answers: claim(200) }],
  removeFromWishlist: [{ names: 'wishlistItem', ask: (id) => ({ params: { id } }), answers: thing(200) }],

  submitReview: { ask: ({ productId }) => ({ body: { productId, review: 'Good', rating: 5 } }), answer: 201 },
  getReviews: { ask: ({ productId }) => ({ params: { productId } }), answer: 200 },

  getOwnReview: { ask: ({ productId }) => ({ params: { productId } }), answer: 200 },
  reportReview: [
    {
      names: 'review',
      ask: (reviewId) => ({ params: { reviewId }, body: { reason: 'insult', text: '' } }),
      // What anybody can read anybody may report.
      answers: { own: 201, others: 201, unknown: 'not_found', malformed: 'not_found' },
    },
  ],

  getOrderReturns: [{ names: 'order', ask: (orderId) => ({ params: { orderId } }), answers: thing(200) }],
  askReturn: [
    {
      names: 'order',
      ask: (orderId) => ({
        params: { orderId },
        body: { lines: [{ _id: randomUUID(), quantity: 1 }], reason: 'faulty', text: '', pictures: [] },
      }),
      // Of one's own order too nothing comes back that was not delivered.
      answers: thing('not_found'),
    },
  ],
  withdrawReturn: [{ names: 'return', ask: (returnId) => ({ params: { returnId } }), answers: thing(200) }],
  uploadReturnPicture: { ask: () => ({ body: new Blob([]) }), answer: 'unsupported_media_type' },

  getOrderInvoices: [{ names: 'order', ask: (orderId) => ({ params: { orderId } }), answers: thing(200) }],
  // There is none before the delivery.
  getInvoicesPdf: [{ names: 'order', ask: (orderId) => ({ params: { orderId } }), answers: thing('not_found') }],
  saveInvoiceRecipient: [
    {
      names: 'order',
      ask: (orderId) => ({ params: { orderId }, body: { company: 'Isoko Ltd', tin: '123456789' } }),
      answers: thing(200),
    },
  ],

  placeOrder: [
    { names: 'customer', ask: (userId, goods) => ({ body: { ...orderOf(goods), userId } }), answers: claim(201) },
    {
      names: 'cartLine',
      ask: (id) => ({ body: { ...lineOf(id), shipping_info: deliverTo } }),
      answers: { ...thing(201), malformed: 'validation_failed' },
    },
  ],
  quoteOrder: [
    { names: 'customer', ask: (userId, goods) => ({ body: { ...orderOf(goods), userId } }), answers: claim(200) },
    {
      names: 'cartLine',
      ask: (id) => ({ body: lineOf(id) }),
      answers: { ...thing(200), malformed: 'validation_failed' },
    },
  ],
  getOrders: [
    { names: 'customer', ask: (customerId) => ({ params: { customerId, status: 'all' } }), answers: claim(200) },
  ],
  getOrderDetails: [{ names: 'order', ask: (orderId) => ({ params: { orderId } }), answers: thing(200) }],
  openOrderLink: { ask: () => ({ body: { token: 'none' } }), answer: 'not_found' },
  endOrderLinks: [{ names: 'order', ask: (orderId) => ({ params: { orderId } }), answers: thing(200) }],
  claimPayment: [
    {
      names: 'order',
      ask: (orderId) => ({
        params: { orderId },
        body: { method: 'Mobile money', amount: 10_000, reference: `R${randomUUID()}` },
      }),
      answers: thing(201),
    },
  ],
  cancelOrder: [{ names: 'order', ask: (orderId) => ({ params: { orderId } }), answers: thing(200) }],
  clearOrders: [{ names: 'customer', ask: (customerId) => ({ params: { customerId } }), answers: claim(200) }],
  getWarranties: [{ names: 'order', ask: (orderId) => ({ params: { orderId } }), answers: thing(200) }],
  claimWarranty: [
    {
      names: 'warranty',
      ask: (warrantyId) => ({ params: { warrantyId }, body: { problem: 'It stays dark' } }),
      answers: thing(201),
    },
  ],
  verifyWarranty: { ask: () => ({ params: { code: '0001-0000-0000' } }), answer: 'not_found' },
  getDashboardData: [{ names: 'customer', ask: (userId) => ({ params: { userId } }), answers: claim(200) }],

  addChatFriend: [
    { names: 'customer', ask: (userId, { sellerId }) => ({ body: { userId, sellerId } }), answers: claim(200) },
  ],
  sendMessageToSeller: [
    {
      names: 'customer',
      ask: (userId, { sellerId }) => ({ body: { userId, sellerId, text: 'Muraho' } }),
      answers: claim(201),
    },
  ],
} satisfies { [Name in CustomerRouteName]: Expectation<Name> };
