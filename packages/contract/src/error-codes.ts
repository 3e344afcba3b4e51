/** Every word the server may put in `code`, with the HTTP status it is answered with. */
export const errorStatus = {
  validation_failed: 400,
  malformed_request: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  /** The password was right; a code of the second step must come with it. */
  second_step_required: 401,
  forbidden: 403,
  /** A seller with the right password whose shop the marketplace has not let in, or not any more. */
  seller_not_approved: 403,
  /** A customer with the right password whom the office has blocked. */
  account_blocked: 403,
  /** The account's password was given to its owner, who has to choose another before anything else. */
  password_change_required: 403,
  /** The account's role asks for two-step login, which has to be set up before anything else. */
  second_step_missing: 403,
  /** Somebody whose role leaves this to others of the shop or the office. */
  not_allowed_for_role: 403,
  not_found: 404,
  /** It was there, and is not any more. */
  gone: 410,
  method_not_allowed: 405,
  not_acceptable: 406,
  request_timeout: 408,
  email_taken: 409,
  /** Another shop, voucher or category has this name already. */
  name_taken: 409,
  /** What was being edited has changed meanwhile. */
  edit_conflict: 409,
  already_in_wishlist: 409,
  out_of_stock: 409,
  quantity_limit: 409,
  cart_full: 409,
  wishlist_full: 409,
  contacts_full: 409,
  price_changed: 409,
  order_limit: 409,
  order_not_cancellable: 409,
  /** A step that the order's present status does not allow. */
  order_status_conflict: 409,
  /** A payment's reference that counts already, for whatever order. */
  reference_used: 409,
  payload_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  idempotency_conflict: 422,
  /** The old password given to change-password; not a 401, which would sign the customer out. */
  wrong_password: 422,
  password_too_common: 422,
  /** A code of the second step that is wrong, too old or used. */
  wrong_code: 422,
  image_refused: 422,
  voucher_unknown: 422,
  voucher_expired: 422,
  voucher_minimum: 422,
  voucher_used: 422,
  voucher_not_applicable: 422,
  rate_limited: 429,
  headers_too_large: 431,
  internal: 500,
  overloaded: 503,
  storage_full: 503,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const errorCodes = Object.keys(errorStatus).filter(isErrorCode);

/** Codes no server sends: the request never arrived, or what came back was not ours. */
const clientErrorCodes = ['network', 'bad_response'] as const;
export type ClientErrorCode = (typeof clientErrorCodes)[number];

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorStatus, value);
}
