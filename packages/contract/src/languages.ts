/** What people can be written to in, each by its own name. */
export const languages = { en: 'English', fr: 'Français', rw: 'Kinyarwanda' } as const;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as [Language, ...Language[]];
