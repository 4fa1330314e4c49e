import type { InCart } from '../../page/use-root.ts'

/** What is in a browser's cart, and its owner: the start of a person's id, empty for a guest. */
export type CartMark = InCart & { readonly owner: string }

const NAME = 'rugs'
const DAYS_S = 90 * 24 * 60 * 60
export const NOTHING: CartMark = { count: 0, of: 'rugs', owner: '' }

/** Reads the mark from a Cookie header or `document.cookie`; an empty guest cart if it is missing or malformed. */
export function readCartMark(cookies: string | null): CartMark {
  const found = /(?:^|;\s*)rugs=(\d{1,4})\.([\da-f]{0,8})(\.items)?(?:;|$)/.exec(cookies ?? '')
  if (!found) return NOTHING
  const [, count, owner = '', items] = found
  return { count: Number(count), of: items ? 'items' : 'rugs', owner }
}

/**
 * The value for `document.cookie`. The server reads it to render every page with the count, so that nothing shifts.
 */
export function cartMarkCookie({ count, of, owner }: CartMark, secure: boolean): string {
  return `${NAME}=${count}.${owner}${of === 'items' ? '.items' : ''}; Path=/; Max-Age=${DAYS_S}; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** The owner field for a person. */
export function markOwner(personId: string | null): string {
  return personId === null ? '' : personId.replaceAll('-', '').slice(0, 8).toLowerCase()
}
