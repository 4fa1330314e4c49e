import { inLanguage } from '../../api/in-language.ts'
import { LINK_PARAMETER } from '../../page/studio-path.ts'

/** The server's path for a download in the page's language: `png` for the print picture, `pdf` for the tear sheet. */
export function downloadsPath(address: string, ending: 'png' | 'pdf', text: string | null): string {
  const query = text === null ? '' : `?${LINK_PARAMETER}=${text}`
  return inLanguage(`/take-along/${encodeURIComponent(address.toLowerCase())}.${ending}${query}`)
}
