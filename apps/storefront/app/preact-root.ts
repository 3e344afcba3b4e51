import { type ComponentChildren, createElement, hydrate, options, type VNode } from 'preact';
import { Suspense } from 'preact/compat';

/** Preact takes over what stands in an element. A document is none, and has room for one `<html>`. */
const container = {
  nodeType: Node.ELEMENT_NODE,
  parentNode: null,
  firstChild: document.documentElement,
  childNodes: [document.documentElement],
  namespaceURI: document.documentElement.namespaceURI,
  contains: (node: Node) => document.contains(node),
  insertBefore: showInstead,
  appendChild: showInstead,
  removeChild: (node: Node) => node,
};

/** As when the page of an error takes the place of the whole document. */
function showInstead(html: Node): Node {
  if (html.parentNode === document) return html;
  document.querySelector(':root')?.remove();
  document.append(html);
  return html;
}

/** In the place of `react-dom/client`: takes over a page that React has rendered on the server (decision 18). */
export function hydrateRoot(_document: Document, page: ComponentChildren): void {
  reportMismatches();
  // They have done their work, and would be taken for links of the page.
  for (const link of document.querySelectorAll('head > link:is([rel=preload], [rel=modulepreload])')) link.remove();
  markBoundaries();
  // The router waits for its data once, and is then made in a task of its own.
  options.debounceRendering = (render) =>
    setTimeout(() => {
      options.debounceRendering = undefined;
      render();
    });
  hydrate(createElement(Suspense, { fallback: null }, page), container);
}

/** Preact mends a page that it finds other than expected, and says so only here, to its own debugging tools. */
function reportMismatches(): void {
  const report = ({ type }: VNode) =>
    // oxlint-disable-next-line no-console -- where the router, too, says what goes wrong
    console.error(`The server's page has no <${String(type)}> where the browser's has.`);
  Object.assign(options, { __m: report });
}

/** React's marks around what is loaded later, written as Preact's: the HTML stays until its code is there. */
function markBoundaries(): void {
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const mark = comments.currentNode as Comment;
    if (mark.data === '$' || mark.data === '/$') mark.data += 's';
  }
}
