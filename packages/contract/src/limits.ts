/** Every limit that both sides of the wire must agree on. */
export const limits = {
  nameLength: 80,
  emailLength: 254,
  passwordMinLength: 8,
  passwordMaxLength: 128,
  passwordMaxBytes: 512,
  idLength: 64,
  slugLength: 160,
  categoryLength: 80,
  brandLength: 80,
  searchLength: 100,
  searchWords: 8,
  /** Of what the console finds as somebody types; fewer letters are in everything. */
  findMinLength: 3,
  synonymLength: 60,
  ownSynonyms: 1000,
  reviewLength: 2_000,
  chatTextLength: 1_000,
  shippingFieldLength: 120,
  shippingAddressLength: 200,
  pickupHoursLength: 200,
  shippingPhoneLength: 32,
  shippingPostLength: 32,
  voucherCodeLength: 40,
  quantityPerLine: 99,
  listedOrders: 100,
  cartLines: 50,
  wishlistItems: 200,
  chatFriends: 200,
  orderProducts: 100,
  priceRwf: 1_000_000_000_000,
  rating: 5,
  suggestions: 5,
  suggestionMinLength: 2,
  idempotencyKeyLength: 255,
  tokenLength: 4_096,
  shopNameLength: 60,
  noteLength: 300,
  /** Orders printed at once. */
  papersAtOnce: 50,
  /** Orders changed or exported at once. */
  ordersAtOnce: 100,
  viewNameLength: 40,
  /** Saved views of one person, in each list. */
  orderViews: 30,
  serialLength: 60,
  claimLength: 1_000,
  secondStepCodeLength: 32,
  productNameLength: 300,
  productModelLength: 80,
  skuLength: 64,
  /** With spaces and hyphens between its digits. */
  barcodeLength: 40,
  boxContentsLength: 500,
  warrantyMonths: 1200,
  shortDescriptionLength: 300,
  descriptionLength: 8_000,
  specifications: 40,
  familyLength: 120,
  variantOptions: 4,
  /** Of one family; a page shows no more. */
  variants: 60,
  changedProducts: 100,
  specificationLength: 120,
  specificationNameLength: 60,
  specificationUnitLength: 12,
  specificationChoices: 40,
  /** Values of one filter at the same time. */
  filterValues: 20,
  productImages: 8,
  checkedProducts: 100,
  stockUnits: 100_000,
  voucherUses: 1_000_000,
  bannerLineLength: 140,
  pageTextLength: 20_000,
  pageDescriptionLength: 200,
  addressLength: 300,
  shippingFeeRwf: 1_000_000,
  paymentInstructionsLength: 600,
  importBytes: 32 * 1024 * 1024,
  pictureZipBytes: 512 * 1024 * 1024,
  fileNameLength: 120,
  uploadBytes: 8 * 1024 * 1024,
} as const;

export const DEFAULT_PAGE_SIZE = 8;
/** Products on a page of the storefront's own lists. */
export const SHELF_PAGE_SIZE = 24;
export const MAX_PAGE_SIZE = 48;
/** More than any list has; a row's place still fits the database's integer. */
export const MAX_PAGE_NUMBER = 10_000_000;
export const REVIEWS_PAGE_SIZE = 10;
/** Rows on a page of the sellers' console. */
export const CONSOLE_PAGE_SIZE = 20;
/** The review pager appears above this many reviews, not above the page size. */
export const REVIEWS_PAGER_THRESHOLD = 5;

export const CUSTOMER_TOKEN_HEADER = 'x-customer-token';
export const SELLER_TOKEN_HEADER = 'x-seller-token';
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';
export const IDEMPOTENT_REPLAYED_HEADER = 'idempotent-replayed';
