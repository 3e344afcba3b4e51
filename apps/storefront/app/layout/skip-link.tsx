/** First stop of the keyboard: past the header to the page itself. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-3 z-50 -translate-y-24 rounded-control bg-amber px-5 py-3 font-semibold text-ink focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
