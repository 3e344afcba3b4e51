import { type ReactNode, useEffect, useRef } from 'react';

/** Tells when it scrolls into view. */
export function OnSight({ onSeen, children }: { onSeen: () => void; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) onSeen();
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [onSeen]);
  return <div ref={frame}>{children}</div>;
}
