import type { FastifyRequest } from 'fastify'

import type { Auth } from '../../identity/auth/auth.ts'
import type { Person } from '../../identity/auth/person.store.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { emailAddressOf } from '../../platform/email/email-address.ts'
import type { OrderStore } from './order.store.ts'

/** Links guest orders of the caller's address to the caller's account; true if there were any. */
export type ClaimOrders = (request: FastifyRequest, person: Person) => Promise<boolean>

/**
 * Gives people the orders that were placed without an account under their own e-mail address. An address counts only
 * once the sign-in provider has verified it: anybody can sign up with another's. The provider is asked only when there
 * is something to claim.
 */
export function orderClaims({
  auth,
  orders,
}: {
  readonly auth: Pick<Auth, 'isEmailVerified'>
  readonly orders: Pick<OrderStore, 'hasUnowned' | 'claim'>
}): ClaimOrders {
  return async (request, person) => {
    const key = emailKeyOf(person.email)
    if (key === null || !(await orders.hasUnowned(key))) return false
    if (!(await auth.isEmailVerified(request, person))) return false
    await orders.claim(person.id, key)
    return true
  }
}

/** The key that orders are found by; null for an address no e-mail can be sent to, which no order has. */
export function emailKeyOf(address: string): string | null {
  try {
    return emailAddressOf(address).emailKey
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
