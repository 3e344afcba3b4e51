import type { Kind } from '../../illustrations/illustration.ts';
import { deviceSentences } from './devices.ts';
import { homeSentences } from './home.ts';
import type { Sentences } from './sentences.ts';

export { openings, people, places, service } from './general.ts';
export type { Sentences } from './sentences.ts';

export const sentencesByKind: Readonly<Record<Kind, Sentences>> = { ...deviceSentences, ...homeSentences };
