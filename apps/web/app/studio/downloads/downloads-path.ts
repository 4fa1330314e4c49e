import { LINK_PARAMETER } from '../../page/studio-path.ts'

/** The server's path for a download: `png` for the print picture, `pdf` for the tear sheet. */
export function downloadsPath(address: string, ending: 'png' | 'pdf', text: string | null): string {
  const query = text === null ? '' : `?${LINK_PARAMETER}=${text}`
  return `/take-along/${encodeURIComponent(address.toLowerCase())}.${ending}${query}`
}
