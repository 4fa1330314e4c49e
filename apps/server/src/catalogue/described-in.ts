import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import type { ShopDesign } from '@nawl/contract/desk/design'
import { descriptions } from '@nawl/messages/by-language/descriptions'
import type { LanguageCode } from '@nawl/messages/languages'
import { textIn } from '@nawl/messages/text/text-in'

export type Texts = {
  readonly language: LanguageCode
  /** What the shop's owner wrote of a design. */
  readonly writtenOf?: ((address: string) => ShopDesign | undefined) | undefined
}

/**
 * A rug, at an address of the catalogue, with its texts in a language; visitors' own designs and designs without a translation keep theirs. Names of
 * built-in designs stay: the pages put them into their language, because carts and orders have them too. Those that an owner gave come in
 * the language at once, since pages that load rugs do not know them yet.
 */
export function describedIn(rug: RugItem, address: string, { language, writtenOf }: Texts): RugItem {
  const design = writtenOf?.(address)
  if (design) return writtenIn(rug, design, language)
  const description = descriptions[language](address)
  return description === undefined ? rug : { ...rug, description }
}

function writtenIn(
  rug: RugItem,
  { name, description, palettes }: ShopDesign,
  language: LanguageCode,
): RugItem {
  // The first palette is its own yarns; those of a built-in design are not written by its owner.
  const variants = (rug.variants ?? []).map((variant, n) => ({
    ...variant,
    color: paletteName(palettes[n - 1], language) ?? variant.color,
  }))
  return { ...rug, name: textIn(name, language), description: textIn(description, language), variants }
}

const paletteName = (palette: ShopDesign['palettes'][number] | undefined, language: LanguageCode) =>
  palette && textIn(palette.name, language)
