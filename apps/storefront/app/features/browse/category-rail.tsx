import { Rail } from '../../ui/rail.tsx';
import { CategoryTile, type TileCategory } from './category-tile.tsx';

const TRANSITION_MS = 500;

/** The categories as a row to leaf through. */
export function CategoryRail({ title, categories }: { title: string; categories: readonly TileCategory[] }) {
  return (
    <Rail title={title} transitionMs={TRANSITION_MS} className="category-rail">
      {categories.map((category) => (
        <li key={category.name}>
          <CategoryTile category={category} />
        </li>
      ))}
    </Rail>
  );
}
