import { OnlineDot } from '@urumuri/ui/chat/online-dot.tsx';

/** Customers show no faces: the first letter of the name stands for them. */
export function CustomerPicture({ name, isActive }: { name: string; isActive: boolean }) {
  return (
    <span className="relative inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-line font-semibold">
      <span aria-hidden="true">{[...name][0]?.toUpperCase()}</span>
      {isActive && <OnlineDot />}
    </span>
  );
}
