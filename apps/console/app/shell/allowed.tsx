import type { StaffCall } from '@urumuri/contract/seller';
import type { ReactNode } from 'react';
import { useMayCall } from '@urumuri/ui/forms/allowed-calls.ts';

/** What is only shown to whose role may make this call. */
export const Allowed = ({ call, children }: { call: StaffCall; children: ReactNode }) =>
  useMayCall()(call) ? children : null;
