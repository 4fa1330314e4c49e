import { UPLOADS } from '@nawl/domain/rug/uploads'

/** What a design is called until it is named: `fox_drawing-2.JPG` → `Fox drawing 2`; nothing for a camera's number. */
export function nameOfFile(fileName: string): string {
  const words = fileName
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, UPLOADS.longestName)
  if (/^(?:img|dsc|pxl|image|screenshot|whatsapp|photo)?[\s\d]*$/i.test(words)) return ''
  return words.charAt(0).toUpperCase() + words.slice(1)
}
