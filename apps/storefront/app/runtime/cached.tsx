import { type Identity } from '@urumuri/identity';
import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import { type ComponentType, createContext, type HTMLAttributes, memo, type RefObject, useContext } from 'react';

/** Writes a component as HTML, or takes what was written before for the same props. */
export type HtmlWriter = (component: ComponentType<object>, props: object, identity: Identity) => string;

/** Provided where pages are written, see `write-page.tsx`; the browser has none. */
export const HtmlWriterContext = createContext<HtmlWriter | undefined>(undefined);

type CachedProps<Props> = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  as: 'aside' | 'div' | 'fieldset' | 'footer' | 'header' | 'li' | 'nav' | 'ul';
  /** Lists that scroll have one. */
  ref?: RefObject<HTMLUListElement | null>;
  of: ComponentType<Props>;
  props: Props;
};

/**
 * An element with one component in it that the server renders once for the same props, whatever the page. The
 * component is given plain data and handlers, and may have cached parts of its own; of the page it may know the address
 * it would return to after a login, and nothing else: no `useId`, no loader data. In the browser it is an element like
 * any other, rendered again only for other props.
 */
export function Cached<Props extends object>({ as, of, props, ...attributes }: CachedProps<Props>) {
  const Tag = as as 'ul';
  const Component = of as ComponentType<object>;
  const identity = useIdentity();
  const writeHtml = useContext(HtmlWriterContext);
  return writeHtml ? (
    <Tag {...attributes} dangerouslySetInnerHTML={{ __html: writeHtml(Component, props, identity) }} />
  ) : (
    <Tag {...attributes}>
      <Part of={Component} props={props} />
    </Tag>
  );
}

type PartProps = { of: ComponentType<object>; props: object };

/** Rendered again when its props are others, as on the server. */
const Part = memo(
  ({ of: Component, props }: PartProps) => <Component {...props} />,
  (before, after) => before.of === after.of && isSame(before.props, after.props),
);

function isSame(before: object, after: object): boolean {
  const entries = Object.entries(after);
  return (
    Object.keys(before).length === entries.length &&
    entries.every(([name, value]) => Object.is(Reflect.get(before, name), value))
  );
}
