import type { AdminCategory } from '@urumuri/contract';

export type PlacedCategory = AdminCategory & {
  /** From 1 at the top. */
  level: number;
  /** With the names of those it lies in: `Electronics › Phones`. */
  path: string;
};

/** Categories as a tree reads, each after the one it lies in. */
export function placeCategories(categories: readonly AdminCategory[]): PlacedCategory[] {
  const listBelow = (parent: PlacedCategory | undefined): PlacedCategory[] =>
    categories
      .filter(({ parentId }) => parentId === parent?._id)
      .flatMap((category) => {
        const path = parent ? `${parent.path} › ${category.name}` : category.name;
        const placed = { ...category, path, level: (parent?.level ?? 0) + 1 };
        return [placed, ...listBelow(placed)];
      });
  return listBelow(undefined);
}
