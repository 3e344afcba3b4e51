import type { Identity } from '@urumuri/identity';
import type { MetaDescriptor } from 'react-router';

type Matches = readonly ({ id: string; loaderData: unknown } | undefined)[];

/** The head of a page of the console: its title, with the shop's name as the root has loaded it. */
export function consoleMeta(title: string) {
  return ({ matches }: { matches: Matches }): MetaDescriptor[] => {
    const root = matches.find((match) => match?.id === 'root')?.loaderData as { identity: Identity } | undefined;
    return [{ title: `${title} · Sellers${root ? ` | ${root.identity.name}` : ''}` }];
  };
}
