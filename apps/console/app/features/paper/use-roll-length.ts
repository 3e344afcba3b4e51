import { type RefObject, useLayoutEffect } from 'react';

const pixelsPerMm = 96 / 25.4;

/** On a roll every sheet is cut where it ends; style sheets cannot say so, which is why each is measured. */
export function useRollLength(sheets: RefObject<HTMLElement | null>, isRoll: boolean): void {
  useLayoutEffect(() => {
    if (!isRoll) return undefined;
    const rules = new CSSStyleSheet();
    const measure = () => {
      const pages = [...(sheets.current?.children ?? [])].map((sheet, place) => {
        const lengthMm = Math.ceil(sheet.getBoundingClientRect().height / pixelsPerMm) + 1;
        return `@page roll-${place} { size: 80mm ${lengthMm}mm; margin: 0 }
          .paper-80mm > :nth-child(${place + 1}) { page: roll-${place} }`;
      });
      rules.replaceSync(pages.join('\n'));
    };
    // At once, so that whoever prints in the same moment gets a roll; and again when a picture or a font comes.
    measure();
    document.adoptedStyleSheets.push(rules);
    const observer = new ResizeObserver(measure);
    for (const sheet of sheets.current?.children ?? []) observer.observe(sheet);
    return () => {
      observer.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((own) => own !== rules);
    };
  });
}
