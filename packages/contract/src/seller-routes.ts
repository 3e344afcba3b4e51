import type { RouteShape } from './routes.ts';

const accounts = { module: 'sellers' } as const;
const orders = { auth: 'seller', module: 'seller-orders' } as const;
const pickups = { auth: 'seller', module: 'pickups' } as const;
const drops = { auth: 'seller', module: 'drops' } as const;
const counter = { auth: 'seller', module: 'phone-orders' } as const;
const returns = { auth: 'seller', module: 'returns' } as const;
const reviews = { module: 'reviews' } as const;
const changes = { auth: 'seller', module: 'order-changes' } as const;
const paper = { module: 'paper' } as const;
const invoices = { auth: 'seller', module: 'invoices' } as const;
const warranties = { auth: 'seller', module: 'warranties' } as const;
const products = { auth: 'seller', module: 'seller-products' } as const;
const imports = { auth: 'seller', module: 'catalogue-import' } as const;
const vouchers = { auth: 'seller', module: 'seller-vouchers' } as const;
const chat = { auth: 'seller', module: 'seller-chat' } as const;
const messages = { module: 'messages' } as const;
const exports = { auth: 'seller', module: 'seller-exports' } as const;
const synonyms = { auth: 'admin', module: 'synonyms' } as const;
const settings = { auth: 'admin', module: 'settings' } as const;
const payments = { auth: 'admin', module: 'payments' } as const;
const payouts = { auth: 'admin', module: 'payouts' } as const;
const people = { auth: 'seller', module: 'sellers' } as const;
const admin = { auth: 'admin', module: 'shop-admin' } as const;

/** The calls of the sellers' console. Whose shop is meant follows from the token alone. */
export const sellerRoutes = {
  sellerRegister: { method: 'POST', path: '/seller/register', auth: 'none', ...accounts },
  sellerLogin: { method: 'POST', path: '/seller/login', auth: 'none', ...accounts },
  sellerLogout: { method: 'POST', path: '/seller/logout', auth: 'seller', ...accounts },
  getSellerMe: { method: 'GET', path: '/seller/me', auth: 'seller', ...accounts },
  updateSellerProfile: { method: 'PUT', path: '/seller/me', auth: 'seller', ...accounts },
  changeSellerEmail: { method: 'POST', path: '/seller/email', auth: 'seller', ...accounts },
  changeSellerPassword: { method: 'POST', path: '/seller/password', auth: 'seller', ...accounts },
  getSellerSecurity: { method: 'GET', path: '/seller/security', auth: 'seller', ...accounts },
  endSellerSession: { method: 'DELETE', path: '/seller/sessions/:sessionId', auth: 'seller', ...accounts },
  endOtherSellerSessions: { method: 'DELETE', path: '/seller/sessions', auth: 'seller', ...accounts },
  beginSecondStep: { method: 'POST', path: '/seller/second-step', auth: 'seller', ...accounts },
  confirmSecondStep: { method: 'POST', path: '/seller/second-step/confirm', auth: 'seller', ...accounts },
  endSecondStep: { method: 'POST', path: '/seller/second-step/off', auth: 'seller', ...accounts },

  getColleagues: { method: 'GET', path: '/seller/colleagues', ...people },
  addColleague: { method: 'POST', path: '/seller/colleagues', ...people },
  updateColleague: { method: 'PUT', path: '/seller/colleagues/:colleagueId', ...people },
  switchColleague: { method: 'POST', path: '/seller/colleagues/:colleagueId/active', ...people },
  sendColleagueLink: { method: 'POST', path: '/seller/colleagues/:colleagueId/link', ...people },
  endColleagueSessions: { method: 'DELETE', path: '/seller/colleagues/:colleagueId/sessions', ...people },
  requireSecondStep: { method: 'PUT', path: '/seller/second-step-roles', ...people },

  getSellerOrders: { method: 'GET', path: '/seller/orders', ...orders },
  getOrderChoices: { method: 'GET', path: '/seller/order-choices', ...orders },
  saveOrderView: { method: 'POST', path: '/seller/order-views', ...orders },
  renameOrderView: { method: 'PUT', path: '/seller/order-views/:viewId', ...orders },
  deleteOrderView: { method: 'DELETE', path: '/seller/order-views/:viewId', ...orders },
  changeSellerOrders: { method: 'POST', path: '/seller/orders/changes', ...orders },
  getSellerOrder: { method: 'GET', path: '/seller/orders/:orderId', ...orders },
  changeSellerOrderStatus: { method: 'POST', path: '/seller/orders/:orderId/status', ...orders },
  markSellerOrderPaid: { method: 'POST', path: '/seller/orders/:orderId/paid', ...orders },
  getSellerCalls: { method: 'GET', path: '/seller/calls', ...orders },
  takeCall: { method: 'POST', path: '/seller/orders/:orderId/caller', ...orders },
  noteSellerCall: { method: 'POST', path: '/seller/orders/:orderId/call', ...orders },

  getDrops: { method: 'GET', path: '/seller/drops', ...drops },
  deliverDrop: { method: 'POST', path: '/seller/drops/:partId/delivered', ...drops },
  refuseDrop: { method: 'POST', path: '/seller/drops/:partId/refused', ...drops },

  getPickups: { method: 'GET', path: '/seller/pickups', ...pickups },
  handOverPickup: { method: 'POST', path: '/seller/pickups/:partId/handed-over', ...pickups },

  previewOrderChange: { method: 'POST', path: '/seller/orders/:orderId/change/preview', ...changes },
  changeOrder: { method: 'POST', path: '/seller/orders/:orderId/change', ...changes },
  previewCancellation: { method: 'POST', path: '/seller/orders/:orderId/cancellation/preview', ...changes },
  cancelItems: { method: 'POST', path: '/seller/orders/:orderId/cancellation', ...changes },
  noteOrder: { method: 'POST', path: '/seller/orders/:orderId/notes', ...changes },

  getSellerInvoices: { method: 'GET', path: '/seller/orders/:orderId/invoices', ...invoices },
  getDayClosing: { method: 'GET', path: '/seller/day-closing', ...invoices },
  exportInvoices: { method: 'GET', path: '/seller/export/invoices', ...invoices },
  issueInvoice: { method: 'POST', path: '/seller/orders/:orderId/invoices', ...invoices },
  saveSellerInvoiceRecipient: { method: 'PUT', path: '/seller/orders/:orderId/invoice-recipient', ...invoices },
  voidInvoice: { method: 'POST', path: '/seller/invoices/:invoiceId/void', ...invoices },
  getPapers: { method: 'GET', path: '/seller/papers', auth: 'seller', ...paper },
  getPapersPdf: { method: 'GET', path: '/seller/papers/pdf', auth: 'seller', ...paper },
  getAnyPapers: { method: 'GET', path: '/seller/admin/papers', auth: 'admin', ...paper },
  getAnyPapersPdf: { method: 'GET', path: '/seller/admin/papers/pdf', auth: 'admin', ...paper },

  getSellerSerials: { method: 'GET', path: '/seller/orders/:orderId/serials', ...warranties },
  recordSerials: { method: 'PUT', path: '/seller/orders/:orderId/serials', ...warranties },
  getSellerClaims: { method: 'GET', path: '/seller/claims', ...warranties },
  getSellerClaim: { method: 'GET', path: '/seller/claims/:claimId', ...warranties },
  answerClaim: { method: 'POST', path: '/seller/claims/:claimId', ...warranties },

  findCounterProducts: { method: 'GET', path: '/seller/counter/products', ...counter },
  findCounterCustomer: { method: 'POST', path: '/seller/counter/customer', ...counter },
  quotePhoneOrder: { method: 'POST', path: '/seller/counter/quote', ...counter },
  placePhoneOrder: { method: 'POST', path: '/seller/counter/orders', ...counter },
  sellAtCounter: { method: 'POST', path: '/seller/counter/sales', ...counter },

  getReturnableLines: { method: 'GET', path: '/seller/orders/:orderId/returns', ...returns },
  openReturn: { method: 'POST', path: '/seller/orders/:orderId/returns', ...returns },
  getReturns: { method: 'GET', path: '/seller/returns', ...returns },
  getReturn: { method: 'GET', path: '/seller/returns/:returnId', ...returns },
  decideReturn: { method: 'POST', path: '/seller/returns/:returnId/decide', ...returns },
  receiveReturn: { method: 'POST', path: '/seller/returns/:returnId/receive', ...returns },
  closeReturn: { method: 'POST', path: '/seller/returns/:returnId/close', ...returns },

  getSellerReviews: { method: 'GET', path: '/seller/reviews', auth: 'seller', ...reviews },
  answerReview: { method: 'PUT', path: '/seller/reviews/:reviewId/answer', auth: 'seller', ...reviews },
  deleteReviewAnswer: { method: 'DELETE', path: '/seller/reviews/:reviewId/answer', auth: 'seller', ...reviews },
  hideReview: { method: 'POST', path: '/seller/admin/reviews/:reviewId/hide', auth: 'admin', ...reviews },
  showReview: { method: 'POST', path: '/seller/admin/reviews/:reviewId/show', auth: 'admin', ...reviews },

  getSellerProducts: { method: 'GET', path: '/seller/products', ...products },
  getSellerProduct: { method: 'GET', path: '/seller/products/:productId', ...products },
  createSellerProduct: { method: 'POST', path: '/seller/products', ...products },
  updateSellerProduct: { method: 'PUT', path: '/seller/products/:productId', ...products },
  publishSellerProduct: { method: 'POST', path: '/seller/products/:productId/publish', ...products },
  sendProductForCheck: { method: 'POST', path: '/seller/products/:productId/check', ...products },
  getVariants: { method: 'GET', path: '/seller/products/:productId/variants', ...products },
  saveVariants: { method: 'PUT', path: '/seller/products/:productId/variants', ...products },
  getStockMovements: { method: 'GET', path: '/seller/products/:productId/stock', ...products },
  recordStock: { method: 'POST', path: '/seller/products/:productId/stock', ...products },
  getSpecifications: { method: 'GET', path: '/seller/specifications', ...products },
  changeSellerProducts: { method: 'POST', path: '/seller/products/change', ...products },
  uploadSellerPicture: { method: 'POST', path: '/seller/pictures', ...products },

  getImports: { method: 'GET', path: '/seller/imports', ...imports },
  startImport: { method: 'POST', path: '/seller/imports', ...imports },
  getImport: { method: 'GET', path: '/seller/imports/:importId', ...imports },
  addImportPictures: { method: 'POST', path: '/seller/imports/:importId/pictures', ...imports },
  checkImport: { method: 'POST', path: '/seller/imports/:importId/check', ...imports },
  applyImport: { method: 'POST', path: '/seller/imports/:importId/apply', ...imports },
  undoImport: { method: 'POST', path: '/seller/imports/:importId/undo', ...imports },
  exportProducts: { method: 'GET', path: '/seller/export', ...imports },

  exportOrders: { method: 'GET', path: '/seller/export/orders', ...exports },
  exportAllOrders: { method: 'GET', path: '/seller/admin/export/orders', auth: 'admin', module: 'seller-exports' },
  exportCustomers: { method: 'GET', path: '/seller/export/customers', ...exports },
  exportVouchers: { method: 'GET', path: '/seller/export/vouchers', ...exports },

  getSellerVouchers: { method: 'GET', path: '/seller/vouchers', ...vouchers },
  createSellerVoucher: { method: 'POST', path: '/seller/vouchers', ...vouchers },
  updateSellerVoucher: { method: 'PUT', path: '/seller/vouchers/:voucherId', ...vouchers },
  switchSellerVoucher: { method: 'POST', path: '/seller/vouchers/:voucherId/active', ...vouchers },

  getReport: { method: 'GET', path: '/seller/reports/:report', auth: 'seller', module: 'seller-dashboard' },
  exportReport: { method: 'GET', path: '/seller/reports/:report/export', auth: 'seller', module: 'seller-dashboard' },
  getSellerDashboard: { method: 'GET', path: '/seller/dashboard', auth: 'seller', module: 'seller-dashboard' },
  findAnything: { method: 'GET', path: '/seller/find', auth: 'seller', module: 'seller-dashboard' },
  getWaiting: { method: 'GET', path: '/seller/waiting', auth: 'seller', module: 'seller-dashboard' },

  getSellerChats: { method: 'GET', path: '/seller/chats', ...chat },
  getSellerThread: { method: 'GET', path: '/seller/chats/:customerId', ...chat },
  sendMessageToCustomer: { method: 'POST', path: '/seller/chats/:customerId', ...chat },

  getSellerMessageChoices: { method: 'GET', path: '/seller/message-choices', auth: 'seller', ...messages },
  saveSellerPush: { method: 'POST', path: '/seller/push', auth: 'seller', ...messages },
  saveSellerMessageChoices: { method: 'POST', path: '/seller/message-choices', auth: 'seller', ...messages },
  sendCustomerReset: {
    method: 'POST',
    path: '/seller/admin/customers/:customerId/reset-password',
    auth: 'admin',
    ...messages,
  },
  sendSellerReset: {
    method: 'POST',
    path: '/seller/admin/sellers/:sellerId/reset-password',
    auth: 'admin',
    ...messages,
  },
  getMessages: { method: 'GET', path: '/seller/admin/messages', auth: 'admin', ...messages },
  readMessage: { method: 'GET', path: '/seller/admin/messages/:messageId', auth: 'admin', ...messages },
  sendMessageAgain: { method: 'POST', path: '/seller/admin/messages/:messageId/send', auth: 'admin', ...messages },
  getTemplates: { method: 'GET', path: '/seller/admin/templates', auth: 'admin', ...messages },
  getTemplate: { method: 'GET', path: '/seller/admin/templates/:template', auth: 'admin', ...messages },
  saveTemplate: { method: 'PUT', path: '/seller/admin/templates/:template', auth: 'admin', ...messages },
  previewTemplate: { method: 'POST', path: '/seller/admin/templates/:template/preview', auth: 'admin', ...messages },
  sendTestMessage: { method: 'POST', path: '/seller/admin/templates/:template/test', auth: 'admin', ...messages },

  getSynonyms: { method: 'GET', path: '/seller/admin/synonyms', ...synonyms },
  createSynonym: { method: 'POST', path: '/seller/admin/synonyms', ...synonyms },
  trySynonym: { method: 'POST', path: '/seller/admin/synonyms/try', ...synonyms },
  switchSynonym: { method: 'POST', path: '/seller/admin/synonyms/switch', ...synonyms },
  dismissProposal: { method: 'POST', path: '/seller/admin/synonyms/dismiss', ...synonyms },
  deleteSynonym: { method: 'DELETE', path: '/seller/admin/synonyms/:synonymId', ...synonyms },
  getSearchReport: { method: 'GET', path: '/seller/admin/searches', auth: 'admin', module: 'search-log' },

  getHistory: { method: 'GET', path: '/seller/history/:kind/:subjectId', auth: 'seller', module: 'audit' },
  getStatus: { method: 'GET', path: '/seller/admin/status', auth: 'admin', module: 'status' },

  getSettings: { method: 'GET', path: '/seller/admin/settings', ...settings },
  saveSettings: { method: 'PUT', path: '/seller/admin/settings', ...settings },
  getEditedPages: { method: 'GET', path: '/seller/admin/pages', ...settings },
  saveContentPage: { method: 'PUT', path: '/seller/admin/pages/:page', ...settings },

  getPaymentSettings: { method: 'GET', path: '/seller/admin/payment-settings', ...payments },
  savePaymentSettings: { method: 'PUT', path: '/seller/admin/payment-settings', ...payments },
  getProofs: { method: 'GET', path: '/seller/admin/payments', ...payments },
  answerPayment: { method: 'POST', path: '/seller/admin/payments/:paymentId/answer', ...payments },
  recordPayment: { method: 'POST', path: '/seller/admin/orders/:orderId/payments', ...payments },
  readStatement: { method: 'POST', path: '/seller/admin/payments/statement', ...payments },
  getToGiveBack: { method: 'GET', path: '/seller/to-give-back', auth: 'seller', module: 'payments' },
  getCash: { method: 'GET', path: '/seller/cash', auth: 'seller', module: 'payments' },
  getCashOf: { method: 'GET', path: '/seller/cash/:personId', auth: 'seller', module: 'payments' },
  handInCash: { method: 'POST', path: '/seller/cash/:personId', auth: 'seller', module: 'payments' },
  getToCollect: { method: 'GET', path: '/seller/to-collect', auth: 'seller', module: 'payments' },

  getOwnStatement: { method: 'GET', path: '/seller/payouts', auth: 'seller', module: 'payouts' },
  savePayoutAccount: { method: 'PUT', path: '/seller/payouts/account', auth: 'seller', module: 'payouts' },
  getPayouts: { method: 'GET', path: '/seller/admin/payouts', ...payouts },
  closePayouts: { method: 'POST', path: '/seller/admin/payouts', ...payouts },
  getPayoutClosing: { method: 'GET', path: '/seller/admin/payouts/closings/:closingId', ...payouts },
  exportPayouts: { method: 'GET', path: '/seller/admin/payouts/closings/:closingId/export', ...payouts },
  markPayoutPaid: { method: 'POST', path: '/seller/admin/payouts/closings/:closingId/:sellerId', ...payouts },
  getShopStatement: { method: 'GET', path: '/seller/admin/payouts/shops/:sellerId', ...payouts },
  correctBalance: { method: 'POST', path: '/seller/admin/payouts/shops/:sellerId', ...payouts },
  getCommissions: { method: 'GET', path: '/seller/admin/commissions', ...payouts },
  saveCommission: { method: 'PUT', path: '/seller/admin/commissions', ...payouts },

  getFirstSteps: { method: 'GET', path: '/seller/admin/first-steps', ...admin },
  agreeToDelivery: { method: 'POST', path: '/seller/admin/first-steps/delivery', ...admin },
  getSellers: { method: 'GET', path: '/seller/admin/sellers', ...admin },
  changeSellerStatus: { method: 'POST', path: '/seller/admin/sellers/:sellerId/status', ...admin },
  answerShopName: { method: 'POST', path: '/seller/admin/sellers/:sellerId/name', ...admin },
  resetSecondStep: { method: 'POST', path: '/seller/admin/sellers/:sellerId/second-step-off', ...admin },
  getCustomers: { method: 'GET', path: '/seller/admin/customers', ...admin },
  blockCustomer: { method: 'POST', path: '/seller/admin/customers/:customerId/block', ...admin },
  unblockCustomer: { method: 'POST', path: '/seller/admin/customers/:customerId/unblock', ...admin },
  getAllOrders: { method: 'GET', path: '/seller/admin/orders', ...admin },
  changeAllOrders: { method: 'POST', path: '/seller/admin/orders/changes', ...admin },
  getAnyOrder: { method: 'GET', path: '/seller/admin/orders/:orderId', ...admin },
  getMarketCalls: { method: 'GET', path: '/seller/admin/calls', ...admin },
  noteMarketCall: { method: 'POST', path: '/seller/admin/orders/:orderId/call', ...admin },
  changeOrderPayment: { method: 'POST', path: '/seller/admin/orders/:orderId/payment', ...admin },
  getAdminBanners: { method: 'GET', path: '/seller/admin/banners', ...admin },
  createBanner: { method: 'POST', path: '/seller/admin/banners', ...admin },
  updateBanner: { method: 'PUT', path: '/seller/admin/banners/:bannerId', ...admin },
  deleteBanner: { method: 'DELETE', path: '/seller/admin/banners/:bannerId', ...admin },
  getAdminCategories: { method: 'GET', path: '/seller/admin/categories', ...admin },
  getProductsToCheck: { method: 'GET', path: '/seller/admin/product-checks', ...admin },
  answerProductCheck: { method: 'POST', path: '/seller/admin/product-checks', ...admin },
  getAdminBrands: { method: 'GET', path: '/seller/admin/brands', ...admin },
  renameBrand: { method: 'PUT', path: '/seller/admin/brands/:brandId', ...admin },
  mergeBrand: { method: 'POST', path: '/seller/admin/brands/:brandId/merge', ...admin },
  createCategory: { method: 'POST', path: '/seller/admin/categories', ...admin },
  updateCategory: { method: 'PUT', path: '/seller/admin/categories/:categoryId', ...admin },
  deleteCategory: { method: 'DELETE', path: '/seller/admin/categories/:categoryId', ...admin },
  setCategorySpecifications: { method: 'PUT', path: '/seller/admin/categories/:categoryId/specifications', ...admin },
} as const satisfies Record<string, RouteShape>;

export type SellerRouteName = keyof typeof sellerRoutes;
