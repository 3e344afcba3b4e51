const FEW = 5;

/** What to say about the stock, when there is something to say. */
export function stockHint(stock: number): string | undefined {
  if (stock <= 0) return 'Sold out';
  return stock <= FEW ? `Only ${stock} left` : undefined;
}
