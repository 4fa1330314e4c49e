/** Journeys that are about one language by their nature: a file, or a file and the beginning of a title, and why. */
export const ENGLISH_ONLY: readonly (readonly [string, string])[] = [
  ['layout/languages.test.ts', 'names its languages itself'],
  ['layout/layout-languages.test.ts', 'names its languages itself'],
  ['layout/layout-personal-pages.test.ts', 'names its languages itself'],
  ['desk/screens.test.ts', 'names its languages itself'],
  ['orders/arabic-purchase.test.ts', 'names its languages itself'],
  ['layout/translated.test.ts', 'is about what a browser translates from English'],
  [
    'failures/content-policy.test.ts › the API reference',
    'opens the documentation of the API, which is in English',
  ],
  ['orders/samples.test.ts › samples are chosen in Arabic, too', 'names its languages itself'],
  ['site/site.test.ts › the shop has no broken link', 'follows the links of both languages itself'],
  ['assistant/speech.test.ts', 'plays recordings of English sentences'],
]

/** Why a journey runs in English only; null if it runs in every language. */
export function englishOnly(titlePath: readonly string[]): string | null {
  const title = titlePath.filter(Boolean).join(' › ')
  return ENGLISH_ONLY.find(([beginning]) => title.startsWith(beginning))?.[1] ?? null
}
