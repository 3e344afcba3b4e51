import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import { Suspense, use } from 'react';
import { StaticRouter, useLocation } from 'react-router';
import { addresses } from '../platform/format/addresses.ts';
import { Cached } from '../runtime/cached.tsx';

/** Which cards have been rendered, in order. */
export const rendered: string[] = [];

function Card({ name }: { name: string; onPress?: () => void }) {
  const { pathname, search } = useLocation();
  const { name: shopName } = useIdentity();
  rendered.push(name);
  return (
    <>
      {name} for {1} franc at {shopName}
      <img src={`/${name}.jpg`} alt="" />
      <a href={addresses.loginAndReturn(pathname + search)}>Buy</a>
    </>
  );
}

function Shelf({ names }: { names: string[] }) {
  return names.map((name) => <Cached key={name} as="li" of={Card} props={{ name }} />);
}

export type PageProps = { path: string; names: string[]; nonce?: string; later?: Promise<string> };

/** A page of cards, each by itself and all of them as one list. */
export function CachedPage({ path, names, nonce, later }: PageProps) {
  return (
    <StaticRouter location={path}>
      <html lang="en">
        <head>
          <title>Shop</title>
        </head>
        <body>
          {names.map((name) => (
            <Cached key={name} as="li" of={Card} props={{ name, onPress: () => undefined }} />
          ))}
          <Cached as="ul" of={Shelf} props={{ names }} />
          <Suspense>{later && <Later text={later} />}</Suspense>
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: 'start()' }} />
          <script dangerouslySetInnerHTML={{ __html: 'evil()' }} />
        </body>
      </html>
    </StaticRouter>
  );
}

const Later = ({ text }: { text: Promise<string> }) => <p>{use(text)}</p>;
