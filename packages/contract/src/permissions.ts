import type { sellerRoutes } from './seller-routes.ts';
import type { StaffRole } from './statuses.ts';

/** Every call of the console that somebody has to be logged in for. */
export type StaffCall = {
  [Name in keyof typeof sellerRoutes]: (typeof sellerRoutes)[Name]['auth'] extends 'none' ? never : Name;
}[keyof typeof sellerRoutes];

/** Owners may do everything; these are the others. */
type Roles = readonly Exclude<StaffRole, 'owner'>[];

const owners: Roles = [];
const managers: Roles = ['manager'];
const selling: Roles = ['manager', 'sales'];
const packing: Roles = ['manager', 'sales', 'stock'];
const goods: Roles = ['manager', 'stock'];
/** Who speaks with customers. */
const callers: Roles = ['manager', 'sales', 'support'];
const office: Roles = ['manager', 'sales', 'stock', 'support'];
const riders: Roles = ['rider'];
const everybody: Roles = [...office, 'rider'];

/** Which roles may make a call, in a shop as in the marketplace's office. */
const permissions: Record<StaffCall, Roles> = {
  sellerLogout: everybody,
  getSellerMe: everybody,
  updateSellerProfile: managers,
  changeSellerEmail: everybody,
  changeSellerPassword: everybody,
  getSellerSecurity: everybody,
  endSellerSession: everybody,
  endOtherSellerSessions: everybody,
  beginSecondStep: everybody,
  confirmSecondStep: everybody,
  endSecondStep: everybody,

  getSellerOrders: office,
  getOrderChoices: office,
  saveOrderView: office,
  renameOrderView: office,
  deleteOrderView: office,
  changeSellerOrders: packing,
  getSellerOrder: office,
  changeSellerOrderStatus: packing,
  markSellerOrderPaid: selling,
  getSellerCalls: callers,
  takeCall: callers,
  noteSellerCall: callers,

  getDrops: riders,
  deliverDrop: riders,
  refuseDrop: riders,
  getPickups: packing,
  handOverPickup: packing,

  previewOrderChange: callers,
  changeOrder: callers,
  previewCancellation: callers,
  cancelItems: callers,
  noteOrder: office,

  getPapers: office,
  getPapersPdf: office,
  getAnyPapers: office,
  getAnyPapersPdf: office,

  getSellerInvoices: office,
  saveSellerInvoiceRecipient: callers,
  issueInvoice: selling,
  voidInvoice: managers,
  getDayClosing: managers,
  exportInvoices: managers,

  getSellerSerials: office,
  recordSerials: packing,
  getSellerClaims: office,
  getSellerClaim: office,
  answerClaim: callers,

  findCounterProducts: selling,
  findCounterCustomer: selling,
  quotePhoneOrder: selling,
  placePhoneOrder: selling,
  sellAtCounter: selling,

  getReturnableLines: office,
  openReturn: callers,
  getReturns: office,
  getReturn: office,
  decideReturn: callers,
  receiveReturn: office,
  closeReturn: selling,

  getSellerReviews: callers,
  answerReview: callers,
  deleteReviewAnswer: callers,
  hideReview: callers,
  showReview: callers,

  getSellerProducts: office,
  getSellerProduct: office,
  createSellerProduct: goods,
  updateSellerProduct: goods,
  sendProductForCheck: goods,
  getVariants: office,
  saveVariants: goods,
  getStockMovements: office,
  recordStock: goods,
  publishSellerProduct: goods,
  getSpecifications: office,
  changeSellerProducts: goods,
  uploadSellerPicture: goods,

  getImports: goods,
  startImport: goods,
  getImport: goods,
  addImportPictures: goods,
  checkImport: goods,
  applyImport: goods,
  undoImport: goods,
  exportProducts: goods,

  exportOrders: managers,
  exportAllOrders: managers,
  exportCustomers: managers,
  exportVouchers: managers,

  getSellerVouchers: selling,
  createSellerVoucher: managers,
  updateSellerVoucher: managers,
  switchSellerVoucher: managers,

  getReport: managers,
  exportReport: managers,
  getSellerDashboard: office,
  findAnything: office,
  getWaiting: office,

  getSellerChats: callers,
  getSellerThread: callers,
  sendMessageToCustomer: callers,

  getSellerMessageChoices: everybody,
  saveSellerPush: everybody,
  saveSellerMessageChoices: everybody,
  sendCustomerReset: callers,
  sendSellerReset: owners,
  getMessages: callers,
  readMessage: callers,
  sendMessageAgain: callers,
  getTemplates: managers,
  getTemplate: managers,
  saveTemplate: managers,
  previewTemplate: managers,
  sendTestMessage: managers,

  getSynonyms: goods,
  createSynonym: goods,
  trySynonym: goods,
  switchSynonym: goods,
  dismissProposal: goods,
  deleteSynonym: goods,
  getSearchReport: goods,

  getHistory: office,
  getStatus: managers,

  getSettings: managers,
  saveSettings: managers,
  getEditedPages: managers,
  saveContentPage: managers,

  getPaymentSettings: managers,
  savePaymentSettings: owners,
  getProofs: selling,
  answerPayment: selling,
  recordPayment: selling,
  readStatement: selling,
  getToGiveBack: selling,
  getCash: selling,
  getCashOf: selling,
  handInCash: selling,
  getToCollect: packing,

  getOwnStatement: managers,
  savePayoutAccount: owners,
  getPayouts: managers,
  closePayouts: managers,
  getPayoutClosing: managers,
  exportPayouts: managers,
  markPayoutPaid: managers,
  getShopStatement: managers,
  correctBalance: owners,
  getCommissions: managers,
  saveCommission: owners,

  getFirstSteps: managers,
  agreeToDelivery: managers,
  getSellers: office,
  changeSellerStatus: managers,
  answerShopName: managers,
  resetSecondStep: owners,
  getColleagues: owners,
  addColleague: owners,
  updateColleague: owners,
  switchColleague: owners,
  sendColleagueLink: owners,
  endColleagueSessions: owners,
  requireSecondStep: owners,
  getCustomers: callers,
  blockCustomer: managers,
  unblockCustomer: managers,
  getAllOrders: office,
  changeAllOrders: packing,
  getAnyOrder: office,
  getMarketCalls: callers,
  noteMarketCall: callers,
  changeOrderPayment: selling,
  getAdminBanners: managers,
  createBanner: managers,
  updateBanner: managers,
  deleteBanner: managers,
  getAdminCategories: goods,
  getProductsToCheck: office,
  answerProductCheck: managers,
  getAdminBrands: goods,
  renameBrand: goods,
  mergeBrand: goods,
  createCategory: goods,
  updateCategory: goods,
  deleteCategory: goods,
  setCategorySpecifications: goods,
};

/** Who lowers prices at the counter as they see fit; for others the shop sets a limit. */
const priceMakers: Roles = managers;
export const mayLowerAnyPrice = (role: StaffRole): boolean =>
  role === 'owner' || (priceMakers as readonly StaffRole[]).includes(role);

/** Whether somebody with this role may make a call; one that is not in the table nobody may make. */
export function mayCall(role: StaffRole, call: string): boolean {
  const roles: readonly StaffRole[] | undefined = Object.hasOwn(permissions, call)
    ? permissions[call as StaffCall]
    : undefined;
  return roles !== undefined && (role === 'owner' || roles.includes(role));
}
