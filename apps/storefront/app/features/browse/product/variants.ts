import type { ProductVariant } from '@urumuri/contract';

type VariantChoice = { value: string; slug: string; isChosen: boolean; isSoldOut: boolean };
export type VariantGroup = { label: string; choices: VariantChoice[] };

/** What a family has no options for is chosen by its names. */
const byName = 'Variant';

/**
 * The options of a family, each with its values by price. A value leads to the product that has it and otherwise
 * differs least from the one that is shown; of equals to one that can be bought.
 */
export function arrangeVariants(variants: readonly ProductVariant[], shownId: string): VariantGroup[] {
  const shown = variants.find(({ _id }) => _id === shownId);
  if (shown === undefined) return [];
  const named = variants.map((variant) => ({
    ...variant,
    options: variant.options.length > 0 ? variant.options : [{ label: byName, value: variant.name }],
  }));
  const own = named[variants.indexOf(shown)]?.options ?? [];
  const valueOf = ({ options }: Pick<ProductVariant, 'options'>, label: string) =>
    options.find((option) => option.label === label)?.value;
  const likeness = ({ options, stock }: ProductVariant) =>
    2 * own.filter(({ label, value }) => valueOf({ options }, label) === value).length + (stock > 0 ? 1 : 0);
  const labels = new Set([...own, ...named.flatMap(({ options }) => options)].map(({ label }) => label));
  return [...labels]
    .map((label) => {
      const values = new Set(named.flatMap((variant) => valueOf(variant, label) ?? []));
      const choices = [...values].map((value) => {
        const having = named.filter((variant) => valueOf(variant, label) === value);
        const isChosen = valueOf({ options: own }, label) === value;
        const best = isChosen ? shown : having.toSorted((one, other) => likeness(other) - likeness(one))[0];
        return { value, slug: best?.slug ?? shown.slug, isChosen, isSoldOut: (best?.stock ?? 0) <= 0 };
      });
      return { label, choices };
    })
    .filter(({ choices }) => choices.length > 1);
}
