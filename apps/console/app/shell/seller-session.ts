const tokenKey = 'sellerToken';

/** Some private modes close the storage: the session then lasts as long as the page. */
let remembered: string | null = null;

/** The seller's token, apart from any customer's: one browser may hold both. */
export function getSellerToken(): string | null {
  try {
    return localStorage.getItem(tokenKey);
  } catch {
    return remembered;
  }
}

export function saveSellerToken(token: string | null): void {
  remembered = token;
  try {
    if (token === null) localStorage.removeItem(tokenKey);
    else localStorage.setItem(tokenKey, token);
  } catch {
    // Remembered above.
  }
}
