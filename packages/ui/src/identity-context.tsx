import { firstIdentity, type Identity } from '@urumuri/identity';
import { createContext, useContext } from 'react';

/** Who the shop is, for everything that is shown below it; an application provides what its root has loaded. */
export const IdentityContext = createContext<Identity>(firstIdentity);

export const useIdentity = (): Identity => useContext(IdentityContext);
