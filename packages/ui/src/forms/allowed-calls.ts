import { createContext, useContext } from 'react';

/** Whether who is signed in may make a call, where that is known beforehand: what they may not do is not offered. */
export const AllowedCalls = createContext<(call: string) => boolean>(() => true);

export const useMayCall = () => useContext(AllowedCalls);
