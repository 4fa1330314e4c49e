import { ApiError } from '../../platform/http/api-error.ts'
import { type LinksDeps, type LinkPurpose, signedLinks } from '../../platform/email/signed-links.ts'

export type OrderLinks = ReturnType<typeof orderLinks>
/** What a link says of the order it is asked for: it opens it, or did until it expired. */
export type LinkState = 'opens' | 'expired' | 'invalid'

const DAY_MS = 24 * 60 * 60 * 1000
/** Each letter carries a fresh link: who still needs one after so long has it sent again. */
const ORDER_LINK_DAYS = 365
/** A photograph's address is made anew each time its order is shown. */
const PHOTO_LINK_DAYS = 1

/**
 * What opens an order without an account: 128 bits that only we can make out of its number and the day it ends. Nothing
 * is stored, so that every letter can carry it and no copy of the database gives it away without the signing key.
 */
export function orderLinks({ now, ...deps }: LinksDeps & { readonly now: () => number }) {
  const links = signedLinks(deps)

  return {
    /** To be asked for outside a transaction. A link ends a year after `since`, else after now. */
    tokens: async (): Promise<(number: string, since?: Date) => string> => {
      const { sign } = await links()
      return (number, since = new Date(now())) => sign('order', number, daysAfter(since, ORDER_LINK_DAYS))
    },
    stateOf: async (token: string, number: string): Promise<LinkState> => {
      const { subject, isExpired } = await read('order', token)
      if (subject !== number) return 'invalid'
      return isExpired ? 'expired' : 'opens'
    },

    photoTokens: async (): Promise<(photoId: string) => string> => {
      const { sign } = await links()
      // The same all day, so that a browser that has the photograph finds it again.
      const until = daysAfter(new Date(Math.ceil(now() / DAY_MS) * DAY_MS), PHOTO_LINK_DAYS)
      return (photoId) => sign('claim-photo', photoId, until)
    },
    photoOf: async (token: string): Promise<string | null> => {
      const { subject, isExpired } = await read('claim-photo', token)
      return isExpired ? null : subject
    },
  }

  async function read(purpose: LinkPurpose, token: string) {
    const { read } = await links()
    try {
      const { id, expiresAt } = read(purpose, token)
      // Links were made without an end once.
      return { subject: id, isExpired: expiresAt === null || now() > expiresAt.getTime() }
    } catch (error) {
      if (error instanceof ApiError) return { subject: null, isExpired: false }
      throw error
    }
  }
}

const daysAfter = (instant: Date, days: number) => new Date(instant.getTime() + days * DAY_MS)
