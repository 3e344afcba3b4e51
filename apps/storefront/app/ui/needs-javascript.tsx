/** For browsers without JavaScript: why the page stays empty. */
export function NeedsJavaScript({ children }: { children: string }) {
  return (
    <noscript>
      <p className="mb-4 rounded-control bg-amber-wash px-4 py-3 text-sm">{children}</p>
    </noscript>
  );
}
