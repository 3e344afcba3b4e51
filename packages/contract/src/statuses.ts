export const deliveryStatuses = ['pending', 'processing', 'warehouse', 'placed', 'cancelled'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

export const paymentStatuses = ['unpaid', 'paid', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** How an order was placed. */
export const orderChannels = ['web', 'phone', 'counter'] as const;
export type OrderChannel = (typeof orderChannels)[number];

/** How the money of an order stands, as lists are narrowed by it; `back`: more came in than is due. */
export const moneyStates = ['open', 'part', 'paid', 'back'] as const;
export type MoneyState = (typeof moneyStates)[number];

export const orderSorts = ['newest', 'oldest', 'total', 'open'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** What can be done to orders of a list at once. */
export const bulkOrderChanges = ['status', 'rider'] as const;

/** How what is sold at a counter is paid. */
export const counterMethods = ['Cash', 'Mobile money'] as const;

export const contactWays = ['phone', 'whatsapp'] as const;
export type ContactWay = (typeof contactWays)[number];

export const sortPrices = ['low-to-high', 'high-to-low'] as const;
/** What `sortPrice` may say: it began with prices. */
export const listSorts = ['popularity', 'newest', 'rating', ...sortPrices] as const;
export type ListSort = (typeof listSorts)[number];

export const specificationKinds = ['number', 'choice', 'yes-no'] as const;
export type SpecificationKind = (typeof specificationKinds)[number];

export const messageStatuses = ['unseen', 'seen'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** What has become of a message that was to be sent. */
export const sendStates = ['waiting', 'sent', 'refused'] as const;
export type SendState = (typeof sendStates)[number];

export const suggestionKinds = ['Category', 'Product'] as const;

/** Synonyms of the search the office may look at alone. */
export const synonymLists = ['own', 'off'] as const;

export const reportDays = ['7', '30', '90'] as const;

/** How a call to confirm an order may end. */
export const callOutcomes = ['confirmed', 'no_answer', 'changed', 'cancelled'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** Why staff end an order, or some of it, before it is delivered. */
export const cancelReasons = ['refused', 'not_reached', 'damaged', 'changed_mind', 'unavailable', 'other'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Those that a rider meets at the door. */
export const dropRefusals = ['refused', 'changed_mind', 'damaged'] as const satisfies readonly CancelReason[];
export type DropRefusal = (typeof dropRefusals)[number];

export const sellerStatuses = ['pending', 'approved', 'suspended'] as const;
export type SellerStatus = (typeof sellerStatuses)[number];

export const sellerRoles = ['seller', 'admin'] as const;
export type SellerRole = (typeof sellerRoles)[number];

/** What somebody does in a shop or in the office. */
export const staffRoles = ['owner', 'manager', 'sales', 'stock', 'support', 'rider'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const productStates = ['published', 'hidden', 'low', 'checked', 'deleted'] as const;

/** What the office's check of a product waits for: the office itself, or changes of the shop. */
export const checkStates = ['waiting', 'changes'] as const;
export type CheckState = (typeof checkStates)[number];

/** How the office answers a product: it may be sold, may be sold but is to be changed, or not before it is changed. */
export const checkAnswers = ['approve', 'ask', 'hold'] as const;
export type CheckAnswer = (typeof checkAnswers)[number];

/** What can be done to products of a list at once. */
export const productChanges = ['visibility', 'price', 'discount', 'stock', 'delete', 'restore', 'values'] as const;

/** Why the stock of a product changed; those that staff record come first. */
export const recordedStockReasons = ['received', 'counted', 'broken'] as const;
export const stockReasons = [...recordedStockReasons, 'sold', 'came_back', 'corrected'] as const;
export type StockReason = (typeof stockReasons)[number];

export const stockFilters = ['in', 'low', 'out'] as const;

export const importStates = [
  'staged',
  'checking',
  'checked',
  'applying',
  'applied',
  'undoing',
  'undone',
  'failed',
] as const;
export type ImportState = (typeof importStates)[number];

/** What a row of a file would do. */
export const importVerdicts = ['new', 'changed', 'same', 'refused'] as const;
export type ImportVerdict = (typeof importVerdicts)[number];

/** What stands in a cell of an import that is to be left empty. */
export const EMPTY_CELL = '-';

/** What a column of a file can fill. */
export const importFields = [
  'sku',
  'barcode',
  'name',
  'brand',
  'category',
  'model',
  'price',
  'oldPrice',
  'salePrice',
  'discount',
  'stock',
  'shortDescription',
  'description',
  'specifications',
  'images',
  'warrantyMonths',
  'boxContents',
  'family',
  'options',
  'isPublished',
  /** The one that the column is called by. */
  'specification',
] as const;

export type ImportField = (typeof importFields)[number];

export const paperKinds = ['slip', 'packing', 'receipt', 'invoice'] as const;
export type PaperKind = (typeof paperKinds)[number];

export const paperSizes = ['a5', '80mm'] as const;
export type PaperSize = (typeof paperSizes)[number];

/** `none`: the shop gives no warranty for it; `returned`: the shop has the unit back. */
export const warrantyStates = ['none', 'valid', 'ended', 'claimed', 'returned'] as const;
export type WarrantyState = (typeof warrantyStates)[number];

/** What a shop may answer to a claim. */
export const claimAnswers = ['repair', 'exchange', 'refused', 'done'] as const;
export type ClaimAnswer = (typeof claimAnswers)[number];
export const claimStates = ['open', ...claimAnswers] as const;
export type ClaimState = (typeof claimStates)[number];

/** How money in hand is called among the ways to pay. */
export const cashMethod = 'Cash';

/** Of a refund whose way nobody has said. */
export const unspecifiedMethod = 'Not specified';

/** How far parts are for which money is to be collected: packed or on the way, and handed over. */
export const collectStatuses = ['warehouse', 'placed'] as const;

export const reportNames = [
  'sales',
  'margin',
  'outcomes',
  'calls',
  'delivery',
  'returns',
  'vouchers',
  'stock',
] as const;
export type ReportName = (typeof reportNames)[number];

/** What the rows of a report are of. */
export const reportBys = [
  'day',
  'shop',
  'category',
  'product',
  'channel',
  'outcome',
  'voucher',
  'low',
  'dead',
] as const;
export type ReportBy = (typeof reportBys)[number];

/** When a sale is counted. */
export const reportCounted = ['delivered', 'paid'] as const;
export type ReportCounted = (typeof reportCounted)[number];

export const reportColumnKinds = ['count', 'rwf', 'hours'] as const;
