import { LINK_PARAMETER } from '../../page/studio-path.ts'
import { decodeDesign, type LinkedDesign, type LinkFault } from '@nawl/domain/rug/design-link'

/** The design in a page's URL. */
export type OpenedLink =
  | { readonly status: 'none' }
  | { readonly status: 'design'; readonly text: string; readonly design: LinkedDesign }
  | { readonly status: 'bad'; readonly reason: LinkFault }

/** Reads the design from a page's URL; an empty parameter counts as none. */
export function openedLink(address: string): OpenedLink {
  const text = new URL(address).searchParams.get(LINK_PARAMETER)
  if (!text) return { status: 'none' }
  const decoded = decodeDesign(text)
  return decoded.ok
    ? { status: 'design', text, design: decoded.design }
    : { status: 'bad', reason: decoded.reason }
}
