/** What an owner wrote in each language of theirs: English at least. */
type Written = { readonly en: string } & Readonly<Partial<Record<string, string>>>

/** What an owner wrote, in a language; in English where the shop got that language later. */
export const textIn = (written: Written, language: string): string => written[language] ?? written.en
