import type { ReportReason } from '@urumuri/contract';

export const reportWords: Record<ReportReason, string> = {
  insult: 'It insults somebody',
  false: 'It is not true',
  advert: 'It advertises something',
  personal: 'It says something private',
  other: 'Something else',
};
