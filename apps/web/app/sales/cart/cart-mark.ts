/** The number of rugs in a browser's cart, and its owner: the start of a person's id, empty for a guest. */
export type CartMark = { readonly count: number; readonly owner: string }

const NAME = 'rugs'
const DAYS_S = 90 * 24 * 60 * 60
const NOTHING: CartMark = { count: 0, owner: '' }

/** Reads the mark from a Cookie header or `document.cookie`; an empty guest cart if it is missing or malformed. */
export function readCartMark(cookies: string | null): CartMark {
  const [, count, owner = ''] = /(?:^|;\s*)rugs=(\d{1,4})\.([\da-f]{0,8})(?:;|$)/.exec(cookies ?? '') ?? []
  return count === undefined ? NOTHING : { count: Number(count), owner }
}

/**
 * The value for `document.cookie`. The server reads it to render every page with the count, so that nothing shifts.
 */
export function cartMarkCookie({ count, owner }: CartMark, secure: boolean): string {
  return `${NAME}=${count}.${owner}; Path=/; Max-Age=${DAYS_S}; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** The owner field for a person. */
export function markOwner(personId: string | null): string {
  return personId === null ? '' : personId.replaceAll('-', '').slice(0, 8).toLowerCase()
}
