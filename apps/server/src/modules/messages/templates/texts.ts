import { type Language, languages } from '@urumuri/contract';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import rw from './rw.json' with { type: 'json' };

export type Texts = typeof en;

/** What the shop says in each language, with words in braces to be filled in. */
export const textsOf: Record<Language, Texts> = { en, fr, rw };

/** What the interface says in English already. */
export const translations: Record<Exclude<Language, 'en'>, typeof fr> = { fr, rw };

/** Whoever reads another one is written to in English. */
export const readLanguage = (text: string): Language => (Object.hasOwn(languages, text) ? (text as Language) : 'en');
