/**
 * The language that a text is in, by its letters, as a BCP 47 tag: the assistant answers in English on pages of every
 * language, and the page's own sentences stand between its answers.
 */
export const languageOf = (text: string): 'ar' | 'en' => (/\p{Script=Arabic}/u.test(text) ? 'ar' : 'en')
