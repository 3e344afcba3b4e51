/** In a corner of somebody's picture: they are there now. */
export function OnlineDot() {
  return (
    <span className="absolute right-0 bottom-0 size-3 rounded-full bg-success ring-2 ring-white">
      <span className="sr-only">Online</span>
    </span>
  );
}
