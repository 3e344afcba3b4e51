/** An arrow leaving a box; drawn like the shop's other icons. */
export function ShareIcon({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d="M12 15V3.5M7.5 8L12 3.5 16.5 8M5 12v7.5h14V12" />
    </svg>
  );
}
