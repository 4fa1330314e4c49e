import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { names as nameOf } from '@nawl/messages/by-language/names'

import { formsOf, normaliseArabic } from '../normalise.ts'
import { foundIn } from './table.ts'

/** Names that are common words, so that they need the article of a name or a verb before them. */
const COMMON = /^(?:باب|حجر|فاصل|خيط|سوق|اطار|برق|حصي|سكه|نير|افق|طيه|خيمه|جزيره)$/

/** The names of the designs in normalised words, each once; in a list of designs every such word is a name. */
export function designs(
  words: readonly string[],
  rugs: readonly RugItem[],
  isList = false,
): readonly string[] {
  const names = new Map(rugs.map(({ name }) => [normaliseArabic(nameOf.ar(name)), name]))
  const exact = foundIn(words, names)
  const found = (exact.length > 0 ? exact : misspelt(words, names)).filter(
    ({ at, length }) => isList || length > 1 || !COMMON.test(words[at] ?? '') || words.length <= 4,
  )
  return [...new Set(found.map(({ value }) => value))]
}

/** Names that are written with other long vowels: `اونكس`. */
function misspelt(words: readonly string[], names: ReadonlyMap<string, string>) {
  const bones = new Map(
    [...names].filter(([name]) => name.length > 4).map(([name, value]) => [boneOf(name), value]),
  )
  return words.flatMap((word, at) => {
    const value =
      word.length < 5
        ? undefined
        : formsOf(word)
            .map((form) => bones.get(boneOf(form)))
            .find((name) => name)
    return value ? [{ value, at, length: 1 }] : []
  })
}

const boneOf = (word: string) => word.replaceAll(/[اوي]/g, '')
