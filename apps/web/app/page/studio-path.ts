/** The query parameter that carries a design. */
export const LINK_PARAMETER = 'd'

/** The path that opens a rug in the studio, as the link's text says; without one as drawn. */
export function studioPath(address: string, text: string | null): string {
  return `/product/${encodeURIComponent(address.toLowerCase())}${query(text)}`
}

/** Where the server has a rug's picture: `jpg` on paper, to share; `png` cut out, to begin with. */
export function sharePicturePath(address: string, format: 'jpg' | 'png', text: string | null): string {
  return `/share/${encodeURIComponent(address.toLowerCase())}.${format}${query(text)}`
}

function query(text: string | null): string {
  return text === null ? '' : `?${LINK_PARAMETER}=${text}`
}
