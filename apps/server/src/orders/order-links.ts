import type { Database } from '../db/database.ts'
import { ApiError } from '../http/api-error.ts'
import { signedLinks } from '../mail/signed-links.ts'

export type OrderLinks = ReturnType<typeof orderLinks>

/**
 * What opens an order without an account: 128 bits that only we can make out of its number. Nothing is stored, so that
 * every letter can carry it and no copy of the database gives it away without the signing key.
 */
export function orderLinks(database: Database, now: () => number) {
  const links = signedLinks(database)

  return {
    /** To be asked for outside a transaction. */
    tokens: async (): Promise<(number: string) => string> => {
      const { sign } = await links()
      return (number) => sign('order', number)
    },
    opens: async (token: string, number: string): Promise<boolean> =>
      (await subject('order', token)) === number,

    photoTokens: async (): Promise<(photoId: string) => string> => {
      const { sign } = await links()
      return (photoId) => sign('claim-photo', photoId)
    },
    photoOf: (token: string): Promise<string | null> => subject('claim-photo', token),
  }

  async function subject(purpose: 'order' | 'claim-photo', token: string): Promise<string | null> {
    const { open } = await links()
    try {
      return open(purpose, token, new Date(now()))
    } catch (error) {
      if (error instanceof ApiError) return null
      throw error
    }
  }
}
