/** The sentences of sanitised HTML, without marks, pictures, tables and headings. */
export function sentencesOf(html: string): readonly string[] {
  return html
    .replaceAll(/<(h[23]|figure|table)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<\/(?:p|li|blockquote|aside)>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .split('\n')
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?][”’"]?)\s+(?=[A-Z“"‘])/))
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '')
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
