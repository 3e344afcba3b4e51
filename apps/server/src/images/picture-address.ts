/** The name under which the shop keeps the picture at `/images/<hash>/<width>`. */
export function hashOfPicture(address: string): string {
  return address.split('/')[2] ?? '';
}
