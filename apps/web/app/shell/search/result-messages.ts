import type { Found } from './search-index.ts'

const COUNTS = [
  ['rugs', 'design'],
  ['articles', 'article'],
  ['questions', 'answer'],
  ['pages', 'page'],
] as const satisfies readonly (readonly [keyof Found, string])[]

/** The number of results for screen readers: `11 designs, 1 article.` */
export function resultMessage(query: string, found: Found): string {
  const counts = COUNTS.flatMap(([group, noun]) => {
    const count = found[group].length
    return count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`]
  })
  if (counts.length === 0) return `Nothing found for ${query.trim()}.`
  return `${found.isPartial ? 'Nothing has every word. Nearest: ' : ''}${counts.join(', ')}.`
}

/** The heading above the rugs: `Designs with this yarn, 11`. */
export function rugsHeading({ rugs, byYarn }: Found): string {
  if (byYarn) return `Designs with this yarn, ${rugs.length}`
  return `Designs, ${rugs.length}`
}
