import { COMES_BACK, type Liking, type RugStyle } from './taste.ts'

/** Names of the colour families within a sentence. */
const FAMILY_WORDS: Readonly<Record<string, string>> = {
  neutral: 'neutrals',
  'earth-tones': 'earth tones',
  grey: 'greys',
  blues: 'blues',
  'rich-colors': 'rich colours',
}

/** What two rugs have in common: `pattern`, or a shared colour family. */
export const PATTERN = 'pattern'

/** The reason for a recommendation, continuing "Recommended …". */
export function because(liking: Liking, shares: string, recommended: RugStyle): string {
  const name = nameBeside(liking.look, recommended)
  if (liking.likes === 'viewed')
    return liking.times >= COMES_BACK
      ? `because you keep coming back to ${name}`
      : `because you looked at ${name}`
  const words = FAMILY_WORDS[shares] ?? shares
  if (liking.likes === 'favourite') return `because you like ${name}’s ${words}`
  return shares === PATTERN
    ? `because you saved ${name}’s pattern`
    : `because you saved ${article(name)} ${name} in ${words}`
}

/** Some names occur in two collections; then the collection is added. */
function nameBeside(look: RugStyle, other: RugStyle): string {
  return look.name === other.name ? `${look.collection} ${look.name}` : look.name
}

const article = (name: string) => (/^[aeiou]/i.test(name) ? 'an' : 'a')
