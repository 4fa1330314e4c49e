/** The sentences of sanitized HTML, without tags, pictures, tables and headings. */
export function sentencesOf(html: string): readonly string[] {
  return UNSAID.reduce(withoutElement, html)
    .replaceAll(/<\/(?:p|li|blockquote|aside)>/g, '\n')
    .replaceAll(/<[^<>]+>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .split('\n')
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?][”’"]?)\s+(?=[A-Z“"‘])/))
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '')
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** Elements that contain no sentences. */
const UNSAID = ['h2', 'h3', 'figure', 'table'] as const

function withoutElement(html: string, name: string): string {
  const [before = '', ...parts] = html.split(new RegExp(`<${name}(?![\\w-])`))
  const after = parts.map((part) => {
    const end = part.indexOf(`</${name}>`)
    return end === -1 ? `<${name}${part}` : part.slice(end + name.length + 3)
  })
  return [before, ...after].join(' ')
}
