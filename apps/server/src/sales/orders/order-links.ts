import { emailCorrectedAt } from '@nawl/domain/order/correction'
import type { Order } from '@nawl/domain/order/order'
import { DAY_MS } from '@nawl/domain/time/durations'

import { ApiError } from '../../platform/http/api-error.ts'
import { type LinksDeps, type LinkPurpose, signedLinks } from '../../platform/email/signed-links.ts'
import { sha256 } from '../../platform/sha256.ts'

export type OrderLinks = ReturnType<typeof orderLinks>
/** Photographs of a claim, or of the workshop. */
type PhotoPurpose = 'claim-photo' | 'floor-photo'
/** Where a photograph of the workshop is, by its token. */
export const floorPhotoPath = (token: string): string => `/api/floor-photographs/${token}`

/** The validity of an order link. */
export type LinkState = 'opens' | 'expired' | 'invalid'

/** Every e-mail contains a fresh link, and an expired one can be renewed. */
const ORDER_LINK_DAYS = 365
/** Photograph links are created each time the order is shown; those in letters last as long as the link beside them. */
const PHOTO_LINK_DAYS = 1
export const EMAIL_PHOTO_DAYS = ORDER_LINK_DAYS

/**
 * Links that open an order without an account: an HMAC of 128 bits over its number and expiry. Nothing is stored, so
 * every e-mail can contain one, and a copy of the database reveals none without the signing key.
 */
export function orderLinks({ now, ...deps }: LinksDeps & { readonly now: () => number }) {
  const links = signedLinks(deps)

  return {
    /** Call outside a transaction. A link expires a year after `since`, by default after now. */
    tokens: async (): Promise<(number: string, since?: Date) => string> => {
      const { sign } = await links()
      return (number, since = new Date(now())) => sign('order', number, daysAfter(since, ORDER_LINK_DAYS))
    },
    stateOf: async (token: string, number: string): Promise<LinkState> => {
      const { subject, isExpired } = await read('order', token)
      if (subject !== number) return 'invalid'
      return isExpired ? 'expired' : 'opens'
    },
    /** Whether a link that opens an order was made for the e-mail address that the order has now. */
    isForAddressOf: async (token: string, order: Pick<Order, 'corrections'>): Promise<boolean> => {
      const correctedAt = emailCorrectedAt(order)
      if (correctedAt === null) return true
      const { expiresAt } = await read('order', token)
      // Links state whole seconds.
      const second = Math.floor(correctedAt.getTime() / 1000) * 1000
      return (
        expiresAt !== null && expiresAt.getTime() >= daysAfter(new Date(second), ORDER_LINK_DAYS).getTime()
      )
    },

    /** Valid for some days, by default one. */
    photoTokens: async (
      of: PhotoPurpose = 'claim-photo',
      days = PHOTO_LINK_DAYS,
    ): Promise<(photoId: string) => string> => {
      const { sign } = await links()
      // Constant for a day, so that browsers can cache the photograph.
      const until = daysAfter(new Date(Math.ceil(now() / DAY_MS) * DAY_MS), days)
      return (photoId) => sign(of, photoId, until)
    },
    photoOf: async (token: string, of: PhotoPurpose = 'claim-photo'): Promise<string | null> => {
      const { subject, isExpired } = await read(of, token)
      return isExpired ? null : subject
    },

    /** Signatures of what customers approve: of this order, line, design and instant. */
    approvals: async () => {
      const { sign, read } = await links()
      return {
        sign: (number: string, approved: Approved) => sign('approval', digestOf(number, approved)),
        isSigned: (number: string, approved: Approved, signature: string): boolean => {
          try {
            return read('approval', signature).id === digestOf(number, approved)
          } catch (error) {
            if (error instanceof ApiError) return false
            throw error
          }
        },
      }
    },
  }

  async function read(purpose: LinkPurpose, token: string) {
    const { read } = await links()
    try {
      const { id, expiresAt } = read(purpose, token)
      // Early links had no expiry.
      return { subject: id, expiresAt, isExpired: expiresAt === null || now() > expiresAt.getTime() }
    } catch (error) {
      if (error instanceof ApiError) return { subject: null, expiresAt: null, isExpired: false }
      throw error
    }
  }
}

const daysAfter = (instant: Date, days: number) => new Date(instant.getTime() + days * DAY_MS)

type Approved = { readonly line: string; readonly hash: string; readonly at: Date }

const digestOf = (number: string, { line, hash, at }: Approved) =>
  sha256(JSON.stringify([number, line, hash, at.toISOString()]))
