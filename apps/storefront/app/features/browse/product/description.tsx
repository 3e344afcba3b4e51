import type { PageProduct, Specification } from './page-product.ts';
import { writeWarranty } from './warranty-words.ts';

/** What it is in words, and in figures. */
export function Description({ product }: { product: PageProduct }) {
  const paragraphs = splitParagraphs(product.description);
  return (
    <div className="flex flex-col gap-8">
      <div className="flex max-w-2xl flex-col gap-4 leading-7">
        <h2 className="sr-only">Description</h2>
        {paragraphs.map((paragraph, index) => (
          <p key={index} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
        {paragraphs.length === 0 && <p className="text-slate">No product description available</p>}
      </div>
      <Specifications specifications={listFacts(product)} />
    </div>
  );
}

function Specifications({ specifications }: { specifications: readonly Specification[] }) {
  if (specifications.length === 0) return null;
  return (
    <div>
      <h2 id="specifications" className="mb-3 text-xl">
        Specifications
      </h2>
      <table aria-labelledby="specifications" className="w-full max-w-2xl text-left">
        <tbody>
          {specifications.map(({ label, value }) => (
            <tr key={label} className="border-b border-line first:border-t">
              <th scope="row" className="w-2/5 py-3 pr-4 align-top font-medium text-slate">
                {label}
              </th>
              <td className="py-3 align-top whitespace-pre-line">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Figures, then what comes with it. What the shop stands for is said once: a figure of the same name gives way. */
export function listFacts(product: PageProduct): Specification[] {
  const promises = listPromises(product);
  const promised = new Set(promises.map(({ label }) => label.toLowerCase()));
  return [...product.specifications.filter(({ label }) => !promised.has(label.toLowerCase())), ...promises];
}

/** What comes with it, in the table's own words. */
function listPromises({ warrantyMonths, boxContents, returnTerms, sku }: PageProduct): Specification[] {
  return [
    ...(boxContents === undefined ? [] : [{ label: 'In the box', value: boxContents }]),
    ...(warrantyMonths === undefined ? [] : [{ label: 'Warranty', value: writeWarranty(warrantyMonths) }]),
    ...(returnTerms === undefined ? [] : [{ label: 'Returns', value: returnTerms }]),
    ...(sku === undefined ? [] : [{ label: 'SKU', value: sku }]),
  ];
}

/** A plain text as paragraphs: an empty line parts them. */
export function splitParagraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
