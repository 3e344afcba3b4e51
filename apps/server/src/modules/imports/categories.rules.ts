import { foldText, likeness } from './text.rules.ts';
import { type Read, refused, taken } from './values.rules.ts';

const alike = 0.4;
/** No path of a shop is longer, nor any name in it. */
const mostSteps = 6;
const longestStep = 80;
/** A file with more unknown ones is of another shop: for those no nearest is looked for. */
const mostProposed = 1000;

const singular = (folded: string) =>
  folded
    .split(' ')
    .filter((word) => word !== 'and')
    .map((word) => word.replace(/(?<=..)(?:ies$)/, 'y').replace(/(?<=...)s$/, ''))
    .join(' ');

/**
 * The category of the shop that a cell means: its own name, or the innermost known one of a path with `>`, `|` or
 * `/` between. Of an unknown one the nearest is proposed.
 */
export function createCategoryReader(
  categories: readonly { name: string; trail: string }[],
): (text: string) => Read<string> {
  const byName = new Map(categories.map(({ name }) => [singular(foldText(name)), name]));
  const byTrail = new Map(categories.map(({ name, trail }) => [trail, name]));
  const answers = new Map<string, Read<string>>();

  function read(text: string): Read<string> {
    const whole = byTrail.get(text) ?? byName.get(singular(foldText(text)));
    if (whole !== undefined) return taken(whole);
    const steps = text
      .slice(-mostSteps * longestStep)
      .split(/>|\||\/|»|→/)
      .slice(-mostSteps)
      .map((step) => singular(foldText(step.slice(0, longestStep))))
      .toReversed();
    const known = steps.find((step) => byName.has(step));
    if (known !== undefined) return taken(byName.get(known) ?? '');
    const nearest = answers.size < mostProposed ? findNearest(steps) : undefined;
    return refused(`There is no category “${text.slice(0, 60)}”.`, nearest);
  }

  function findNearest(steps: readonly string[]): string | undefined {
    let best: { name?: string; likeness: number } = { likeness: alike };
    for (const [known, name] of byName) {
      for (const step of steps) {
        const parts = [known, ...known.split(' ')];
        const most = Math.max(...parts.map((part) => likeness(part, step)), shareWords(known, step));
        if (most > best.likeness) best = { name, likeness: most };
      }
    }
    return best.name;
  }

  return (text) => {
    const answer = answers.get(text) ?? read(text);
    answers.set(text, answer);
    return answer;
  };
}

/** A word in common says more than letters in common. */
function shareWords(left: string, right: string): number {
  const words = right.split(' ').filter((word) => word.length > 2);
  return words.some((word) => left.split(' ').includes(word)) ? 0.9 : 0;
}
