import { inLanguage } from '../api/in-language.ts'

/** The query parameter that contains an encoded design. */
export const LINK_PARAMETER = 'd'

/** The path that opens a rug in the studio as `text` encodes it, or as drawn. */
export function studioPath(address: string, text: string | null): string {
  return `/product/${encodeURIComponent(address.toLowerCase())}${query(text)}`
}

/** The path of the page that shows a rug around, in its room and with its yarns. */
export function shownPath(address: string, text: string | null): string {
  return `/shown/${encodeURIComponent(address.toLowerCase())}${query(text)}`
}

/**
 * The path of the server's picture of a rug: `jpg` on paper for sharing, `png` cut out as the studio's first picture.
 */
export function sharePicturePath(address: string, format: 'jpg' | 'png', text: string | null): string {
  const path = `/share/${encodeURIComponent(address.toLowerCase())}.${format}${query(text)}`
  // Only the label beside the rug is of a language.
  return format === 'jpg' ? inLanguage(path) : path
}

function query(text: string | null): string {
  return text === null ? '' : `?${LINK_PARAMETER}=${text}`
}
