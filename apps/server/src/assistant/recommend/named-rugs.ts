import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { names } from '@nawl/messages/by-language/names'

import { saidDesign } from '../slots/design.ts'
import { clauseOf } from './said.ts'

/** The rugs that a message names, in either language, in its order; misspelt ones only if `isTolerant`. */
export function namedRugs(message: string, rugs: readonly RugItem[], isTolerant = false): readonly RugItem[] {
  const { text, isArabic } = clauseOf(message)
  if (isArabic) return namedInArabic(text, rugs)
  const found: RugItem[] = []
  let rest = text
  for (let n = 0; n < MOST_NAMES; n++) {
    const said = saidDesign(rest, rugs)
    if (!said || (said.isSnapped && !isTolerant)) break
    found.push(said.rug)
    rest = said.rest
  }
  return inOrder(found, ({ name }) => text.indexOf(name.toLowerCase()))
}

const MOST_NAMES = 4

function namedInArabic(text: string, rugs: readonly RugItem[]): readonly RugItem[] {
  const spoken = new Set(text.split(' ').flatMap((part) => [part, part.replace(/^(?:و|ب|ل|ال|وال|بال)/, '')]))
  const nameOf = ({ name }: RugItem) => clauseOf(names.ar(name)).text
  const found = rugs.filter((rug) => nameOf(rug) !== rug.name.toLowerCase() && spoken.has(nameOf(rug)))
  const once = found.filter((rug, at) => found.findIndex(({ name }) => name === rug.name) === at)
  return inOrder(once, (rug) => text.indexOf(nameOf(rug)))
}

const inOrder = (rugs: readonly RugItem[], placeOf: (rug: RugItem) => number): readonly RugItem[] =>
  rugs.toSorted((p, q) => placeOf(p) - placeOf(q))
