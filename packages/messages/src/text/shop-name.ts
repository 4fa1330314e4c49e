import { apart, hasRtl } from '../format.ts'

/** What a shop is called, by language: `{ en: 'Nawl', ar: 'نول' }`. */
export type ShopNames = { readonly en: string } & Readonly<Record<string, string>>

let current: ShopNames = { en: 'Nawl', ar: 'نول' }

/** What the shop is called in a language: `{shop}` in messages. */
export const shopName = (language: string): string => current[language] ?? current.en

/** The same within a text that runs from the right, set apart if it runs the other way itself (Unicode TR 9). */
export function shopNameApart(language: string): string {
  const name = shopName(language)
  return hasRtl(name) ? name : apart(name)
}

/** What the shop is called in every language, for a thread that has messages of its own. */
export const shopNames = (): ShopNames => current

/**
 * Names the shop for all messages of this process, thread or browser: every visitor sees the same name, so it is no
 * argument of each message.
 */
export function setShopNames(names: ShopNames): void {
  current = names
}
