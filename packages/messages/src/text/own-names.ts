/** Names that owners gave their designs and palettes, by language, then by their English name. */
export type OwnNames = Readonly<Record<string, Readonly<Record<string, string>>>>

let current: OwnNames = {}

/** What an owner calls something in a language; undefined for what the shop comes with. */
export function ownName(language: string, english: string): string | undefined {
  const names = current[language]
  return names && Object.hasOwn(names, english) ? names[english] : undefined
}

/** All of them, for a thread that has messages of its own. */
export const ownNames = (): OwnNames => current

/** Names the owner's designs for all messages of this process or browser, as `setShopNames` does the shop. */
export function setOwnNames(names: OwnNames): void {
  current = names
}
