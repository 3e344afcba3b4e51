import { Skeleton } from '../../ui/skeleton.tsx';

const rows = ['one', 'two', 'three', 'four'];

/** The panel while it is loading, in its own size. */
export function ChatSkeleton() {
  return (
    <div className="chat-panel grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card border border-line md:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="flex flex-col gap-2 p-4 md:border-r md:border-line">
        {rows.map((row) => (
          <Skeleton key={row} className="h-12" />
        ))}
      </div>
      <div className="hidden bg-mist md:block" />
    </div>
  );
}
