import { type ComponentType, type HTMLAttributes, memo, type RefObject } from 'react';
import { HydrateLater } from './hydrate-later.tsx';

/** Writes a component as HTML, or takes what was written before for the same props. */
export type HtmlWriter = <Props extends object>(component: ComponentType<Props>, props: Props) => string;

let writeHtml: HtmlWriter | undefined;

/** Set where pages are rendered to text; see `cached-html.tsx`. */
export function setHtmlWriter(writer: HtmlWriter | undefined): void {
  writeHtml = writer;
}

export const isWritingHtml = () => writeHtml !== undefined;

type CachedProps<Props> = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  as: 'aside' | 'div' | 'fieldset' | 'footer' | 'header' | 'li' | 'nav' | 'ul';
  /** Lists that scroll have one. */
  ref?: RefObject<HTMLUListElement | null>;
  of: ComponentType<Props>;
  props: Props;
  /** Taken over when it comes into sight. */
  isLater?: boolean;
};

/**
 * An element with one component in it that the server renders once for the same props, whatever the page. The
 * component is given plain data and handlers, and may have cached parts of its own; of the page it may know the address
 * it would return to after a login, and nothing else: no `useId`, no loader data, no context. In the browser, too, it is
 * rendered again only for other props.
 */
export function Cached<Props extends object>({ as, of: Component, props, isLater, ...attributes }: CachedProps<Props>) {
  const Tag = as as 'ul';
  if (writeHtml) {
    const html = writeHtml(Component, props);
    // As the renderer marks what may wait.
    return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: isLater ? `<!--$-->${html}<!--/$-->` : html }} />;
  }
  const content = <Part of={Component as ComponentType<object>} props={props} />;
  if (!isLater) return <Tag {...attributes}>{content}</Tag>;
  return (
    <HydrateLater as={as} {...attributes}>
      {content}
    </HydrateLater>
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
