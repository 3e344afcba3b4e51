/** A sun rising over imigongo hills, and the shop's name. Colours follow the text around it. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="logo">
      <svg width="36" height="36" viewBox="0 3 36 36" aria-hidden="true">
        <path d="M6 19a12 12 0 0 1 24 0z" />
        <path
          d="M3 26l7.5-6 7.5 6 7.5-6L33 26M3 33l7.5-6 7.5 6 7.5-6L33 33"
          fill="none"
          stroke="currentColor"
          strokeWidth="3.2"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      <span>{name}</span>
    </span>
  );
}
