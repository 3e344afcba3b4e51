/** First stop of the keyboard: past the header to the page itself. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only rounded-control bg-amber px-5 py-3 font-semibold text-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
    >
      Skip to content
    </a>
  );
}
