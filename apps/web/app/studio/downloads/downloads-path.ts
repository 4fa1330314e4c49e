import { LINK_PARAMETER } from '../../page/studio-path.ts'

/** Where the server makes what one takes along: `png` the picture for print, `pdf` the tear sheet. */
export function downloadsPath(address: string, ending: 'png' | 'pdf', text: string | null): string {
  const query = text === null ? '' : `?${LINK_PARAMETER}=${text}`
  return `/take-along/${encodeURIComponent(address.toLowerCase())}.${ending}${query}`
}
