export const languageCodes = ['en', 'fr', 'rw'] as const;

export type Language = (typeof languageCodes)[number];

/** What people can be written to in, each by its own name. */
export const languages: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', rw: 'Kinyarwanda' };
