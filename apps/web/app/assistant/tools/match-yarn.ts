import { searchYarns } from '@nawl/domain/yarn/library/search-yarns'
import { NAMED_COLORS } from '@nawl/domain/yarn/named-colors'
import { labFromHex } from '@nawl/engine/color/lab'

type NamedYarn = { readonly name: string; readonly hex: string }

/** The yarn that an English colour name means: of that exact name, else the nearest by name, else none. */
export type YarnMatch =
  | { readonly match: 'exact' | 'near'; readonly yarn: NamedYarn }
  | { readonly match: 'none' }

/** Position in a list from light to dark; not the ends, which are nearly white or black. */
const SHADES = [
  [/\b(?:light|pale|soft|pastel)\b/, 0.2],
  [/\b(?:dark|deep)\b/, 0.8],
] as const

export function matchYarn(name: string): YarnMatch {
  const wanted = plain(name)
  const named = NAMED_COLORS.find((color) => plain(color.name) === wanted)
  if (named) return { match: 'exact', yarn: named }
  const yarn = searchYarns(name)[0] ?? shadeOf(name.toLowerCase())
  if (!yarn) return { match: 'none' }
  const isMeant = plain(yarn.name) === wanted || yarn.hex.toLowerCase() === wanted
  return { match: isMeant ? 'exact' : 'near', yarn }
}

/** The shade card has no `light pink`, but light ones among the pinks. */
function shadeOf(name: string): NamedYarn | undefined {
  const shade = SHADES.find(([words]) => words.test(name))
  if (!shade) return undefined
  const [words, share] = shade
  const found = searchYarns(name.replace(words, ''))
  return found.toSorted((p, q) => lightness(q) - lightness(p))[Math.floor((found.length - 1) * share)]
}

const lightness = ({ hex }: NamedYarn): number => labFromHex(hex).l

/** Without spaces and in one spelling: `Sea Glaze` is `seaglaze`, `grey` is `gray`. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9#]/g, '')
    .replace(/^grey$/, 'gray')
}
