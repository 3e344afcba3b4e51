export type Rating = 1 | 2 | 3 | 4 | 5;

/**
 * What reviewers say about a kind of product. `{who}`, `{place}` and `{time}` are filled in; `{time}`
 * is how long the reviewer has owned it.
 */
export type Sentences = {
  good: readonly string[];
  /** Small complaints of people who are otherwise content. */
  mixed: readonly string[];
  bad: readonly string[];
};
