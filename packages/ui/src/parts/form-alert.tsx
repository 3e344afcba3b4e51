import type { ReactNode } from 'react';

/** Says why a form could not be sent, above or beside its button; read out when it appears. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      {children && (
        <div className="rounded-control border border-danger bg-white px-4 py-3 text-sm font-medium text-danger">
          {children}
        </div>
      )}
    </div>
  );
}
