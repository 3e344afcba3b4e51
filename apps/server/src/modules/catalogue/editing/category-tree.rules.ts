const levels = 3;

type Node = { id: string; name: string; parentId: string | null; level: number };

/** Where a category comes to lie, or why it cannot; an empty parent is the top. */
export function checkPlace(
  tree: readonly Node[],
  parentId: string,
  moved: Node | undefined,
): { parentId: string | null; level: number } | { refusal: string } {
  const parent = tree.find(({ id }) => id === parentId);
  if (parentId !== '' && parent === undefined) return { refusal: 'There is no such category to put it in.' };
  const level = (parent?.level ?? 0) + 1;
  const below = moved ? listBelow(tree, moved.id) : [];
  if (parent && (parent.id === moved?.id || below.includes(parent)))
    return { refusal: `“${parent.name}” lies in this category: a category cannot lie in itself.` };
  const depth = moved ? Math.max(moved.level, ...below.map((node) => node.level)) - moved.level : 0;
  if (level + depth > levels)
    return { refusal: `Categories go ${levels} levels deep; here it would be ${level + depth}.` };
  return { parentId: parent?.id ?? null, level };
}

function listBelow(tree: readonly Node[], categoryId: string): Node[] {
  const children = tree.filter(({ parentId }) => parentId === categoryId);
  return [...children, ...children.flatMap(({ id }) => listBelow(tree, id))];
}

type Named = { name: string };

/** A product knows a specification by its name: above and below a category there may be each name once. */
export function findTakenName(
  tree: readonly Node[],
  categoryId: string,
  given: readonly Named[],
  defined: readonly (Named & { categoryId: string })[],
): string | undefined {
  const names = given.map(({ name }) => name.toLowerCase());
  const twice = given.find(({ name }, place) => names.indexOf(name.toLowerCase()) < place);
  if (twice) return `“${twice.name}” is there twice.`;
  const related = new Map(listBelow(tree, categoryId).map((node) => [node.id, node.name]));
  let node = tree.find(({ id }) => id === categoryId);
  while ((node = tree.find(({ id }) => id === node?.parentId))) related.set(node.id, node.name);
  const taken = defined.find((one) => related.has(one.categoryId) && names.includes(one.name.toLowerCase()));
  return taken && `“${related.get(taken.categoryId)}” has “${taken.name}” already, which counts here too.`;
}
