import { UPLOADS } from '@nawl/domain/rug/uploads'

/** The default name of an upload: `fox_drawing-2.JPG` → `Fox drawing 2`; empty for a camera's file number. */
export function nameOfFile(fileName: string): string {
  const words = fileName
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, UPLOADS.longestName)
  if (/^(?:img|dsc|pxl|image|screenshot|whatsapp|photo)?[\s\d]*$/i.test(words)) return ''
  return words.charAt(0).toUpperCase() + words.slice(1)
}
