import { LINK_PARAMETER } from '../../page/studio-path.ts'

/** The path of a rug as a body in its true size: `glb` for the page and Android, `usdz` for iPhone and iPad. */
export function ownFloorPath(address: string, format: 'glb' | 'usdz', text: string | null): string {
  const query = text === null ? '' : `?${LINK_PARAMETER}=${text}`
  return `/take-along/floor/${encodeURIComponent(address.toLowerCase())}.${format}${query}`
}
