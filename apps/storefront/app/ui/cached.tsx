import type { ComponentType, HTMLAttributes } from 'react';

/** Writes a component as HTML, or takes what was written before for the same props. */
export type HtmlWriter = <Props extends object>(component: ComponentType<Props>, props: Props) => string;

let writeHtml: HtmlWriter | undefined;

/** Set where pages are rendered to text; see `cached-html.tsx`. */
export function setHtmlWriter(writer: HtmlWriter | undefined): void {
  writeHtml = writer;
}

type CachedProps<Props> = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  as: 'aside' | 'div' | 'footer' | 'li' | 'nav' | 'ul';
  of: ComponentType<Props>;
  props: Props;
};

/**
 * An element with one component in it that the server renders once for the same props, whatever the page. The
 * component is given plain data and handlers; of the page it may know the address it would return to after a login,
 * and nothing else: no `useId`, no loader data. In the browser it is an element like any other.
 */
export function Cached<Props extends object>({ as: Tag, of: Component, props, ...attributes }: CachedProps<Props>) {
  if (writeHtml) return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: writeHtml(Component, props) }} />;
  return (
    <Tag {...attributes}>
      <Component {...props} />
    </Tag>
  );
}
