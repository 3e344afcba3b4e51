export function countProducts(count: number): string {
  return count === 1 ? '1 product' : `${count} products`;
}

export function countItems(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}
