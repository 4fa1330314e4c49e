import { SAMPLES_PAGE } from '@nawl/domain/shop/pages'

/** The query parameter with the codes that a box begins with. */
export const YARNS_PARAMETER = 'yarns'

/** The page of samples with yarns in the box. */
export const samplesPath = (codes: readonly string[]): string =>
  codes.length === 0 ? SAMPLES_PAGE.path : `${SAMPLES_PAGE.path}?${YARNS_PARAMETER}=${codes.join()}`

/** The page of a strike-off of a design, by the text of its link. */
export const strikeOffPath = (address: string, text: string): string =>
  `/strike-off/${encodeURIComponent(address.toLowerCase())}?d=${text}`
