/** Browsers let any site open a socket and only say on whose behalf; programs that are no browsers send no origin. */
export function isAllowedOrigin(
  { origin, host }: { origin?: string | undefined; host?: string | undefined },
  publicUrl: string,
): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return origin === new URL(publicUrl).origin || new URL(origin).host === host;
}
