export type ReviewDraft = { rating: number; text: string };
export type DraftErrors = Partial<Record<keyof ReviewDraft, string>>;

/** What is missing before a review can be sent. */
export function checkDraft({ rating, text }: ReviewDraft): DraftErrors {
  const errors: DraftErrors = {};
  if (rating < 1) errors.rating = 'Choose a rating';
  if (text.trim() === '') errors.text = 'Write your review first';
  return errors;
}
