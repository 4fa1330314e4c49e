/** What a vector drawing has that cannot be drawn here: words need fonts, and links other files. */
export type MissingPart = 'has-words' | 'has-link'

/**
 * The first such part of a drawing, or null: pictures without it would silently be others. A courtesy to who drew it;
 * neither fonts nor files are ever read. Linear in the length of the source.
 */
export function missingPart(source: string): MissingPart | null {
  for (const element of source.split('<')) {
    const [, name] = /^(?:[\w-]+:)?(text|foreignObject|image)[\s/>]/.exec(element) ?? []
    if (name === 'text' || name === 'foreignObject') return 'has-words'
    if (name === 'image' && isLinked(element)) return 'has-link'
  }
  return null
}

function isLinked(element: string): boolean {
  const [, address] = element.split('href')
  return address !== undefined && !/^\s*=\s*["']\s*data:/.test(address)
}
