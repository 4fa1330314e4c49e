import * as messages from '@nawl/messages/search'
import { LANGUAGE } from '@nawl/messages/language'

import type { Found } from './search-index.ts'

const COUNTS = [
  ['rugs', messages.countDesigns],
  ['articles', messages.countArticles],
  ['questions', messages.countAnswers],
  ['pages', messages.countPages],
] as const satisfies readonly (readonly [keyof Found, (a: { count: number }) => string])[]

/** The number of results for screen readers: `11 designs, 1 article.` */
export function resultMessage(query: string, found: Found): string {
  const texts = COUNTS.flatMap(([group, text]) => {
    const count = found[group].length
    return count === 0 ? [] : [text({ count })]
  })
  if (texts.length === 0) return messages.nothingFound({ query: query.trim() })
  const counts = new Intl.ListFormat(LANGUAGE.tag, { type: 'unit' }).format(texts)
  return found.isPartial ? messages.foundNearest({ counts }) : messages.found({ counts })
}

/** The heading above the rugs: `Designs with this yarn, 11`. */
export function rugsHeading({ rugs, byYarn }: Found): string {
  const count = rugs.length
  return byYarn ? messages.headingByYarn({ count }) : messages.headingDesigns({ count })
}
