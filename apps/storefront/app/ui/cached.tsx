import type { ComponentType, HTMLAttributes, RefObject } from 'react';

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
};

/**
 * An element with one component in it that the server renders once for the same props, whatever the page. The
 * component is given plain data and handlers, and may have cached parts of its own; of the page it may know the address
 * it would return to after a login, and nothing else: no `useId`, no loader data, no context. In the browser it is an
 * element like any other.
 */
export function Cached<Props extends object>({ as, of: Component, props, ...attributes }: CachedProps<Props>) {
  const Tag = as as 'ul';
  if (writeHtml) return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: writeHtml(Component, props) }} />;
  return (
    <Tag {...attributes}>
      <Component {...props} />
    </Tag>
  );
}
