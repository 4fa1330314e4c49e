import type { RugItem } from '@nawl/contract/catalogue/rug-collection'

import { slipsInBeginning } from '@nawl/domain/yarn/library/slips-in-beginning'

/** A design that a sentence names, and the rest of the sentence. */
export type SaidDesign = {
  readonly rug: RugItem
  readonly name: string
  readonly rest: string
  /** The name was misspelt. */
  readonly isSnapped: boolean
}

/** The design named in a normalised sentence, tolerating a slip or two unless it makes a known word. Of several
 * with one name it is the one whose collection is named too, else the first. */
export function saidDesign(
  text: string,
  rugs: readonly RugItem[],
  isWord: (word: string) => boolean = () => false,
): SaidDesign | null {
  const words = text.split(' ')
  const names = new Map(rugs.map((rug) => [rug.name.toLowerCase(), rug.name]))
  const known = new Set(names.keys())
  const exact = words.findLast((word) => known.has(word))
  const said = exact ?? words.findLast((word) => matchedName(word, known, isWord(word) ? 1 : 2) !== null)
  const name = said === undefined ? undefined : names.get(matchedName(said, known, 2) ?? '')
  if (said === undefined || name === undefined) return byCode(text, rugs)
  const matches = rugs.filter((rug) => rug.name === name)
  const rest = words.filter((word) => word !== said).join(' ')
  // `modern and contemporary` has `contemporary` in it.
  const rug =
    matches
      .filter(({ collection }) => rest.includes(collection.toLowerCase()))
      .toSorted((p, q) => q.collection.length - p.collection.length)[0] ?? matches[0]
  return rug ? { rug, name, rest, isSnapped: exact === undefined } : null
}

function byCode(text: string, rugs: readonly RugItem[]): SaidDesign | null {
  const code = /\bem \d\d ma \d{4}\b/.exec(text)?.[0]
  const rug = code && rugs.find((rug) => rug.code === code.replaceAll(' ', '-'))
  return rug ? { rug, name: rug.name, rest: text.replace(code, ' '), isSnapped: false } : null
}

/** Matches a misspelt name; names are rare enough words for that. */
function matchedName(word: string, known: ReadonlySet<string>, most: 1 | 2): string | null {
  if (known.has(word)) return word
  if (word.length < 4 || ORDINARY.has(word)) return null
  const allowed = word.length < 6 ? 1 : most
  const near = [...known].filter(
    (name) =>
      name[0] === word[0] && Math.max(slipsInBeginning(word, name), slipsInBeginning(name, word)) <= allowed,
  )
  return near.length === 1 ? (near[0] ?? null) : null
}

/** Ordinary words that resemble one of our names. */
const ORDINARY: ReadonlySet<string> = new Set(
  'area areas bath bars back hard hair said sound tried shape shapes reset level lavender kind find flat hold food bold bath barn peace people pearls interest internal read pasta past pastel ring simple soup shift sink'.split(
    ' ',
  ),
)
