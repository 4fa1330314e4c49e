/** How many rugs a browser's cart holds, and whose it is: the start of a person's id, empty for a guest. */
export type CartMark = { readonly count: number; readonly owner: string }

const NAME = 'rugs'
const DAYS_S = 90 * 24 * 60 * 60
const NOTHING: CartMark = { count: 0, owner: '' }

/** The mark in a Cookie header or in `document.cookie`; an empty cart of a guest where there is none that we wrote. */
export function readCartMark(cookies: string | null): CartMark {
  const [, count, owner = ''] = /(?:^|;\s*)rugs=(\d{1,4})\.([\da-f]{0,8})(?:;|$)/.exec(cookies ?? '') ?? []
  return count === undefined ? NOTHING : { count: Number(count), owner }
}

/** What is written to `document.cookie`, so that the server sends every page with its count and nothing jumps. */
export function cartMarkCookie({ count, owner }: CartMark, secure: boolean): string {
  return `${NAME}=${count}.${owner}; Path=/; Max-Age=${DAYS_S}; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** A person as a mark names them. */
export function markOwner(personId: string | null): string {
  return personId === null ? '' : personId.replaceAll('-', '').slice(0, 8).toLowerCase()
}
