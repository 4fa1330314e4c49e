import { permits, type Role } from '@nawl/domain/staff/roles'

import { ApiError } from '../../platform/http/api-error.ts'
import type { ProofState } from './proof.store.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * What a route of the desk asks of a caller who has a second factor: `passed` in this browser, which is the
     * default; `fresh`, within ten minutes, for money and staff; or nothing.
     */
    secondFactor?: 'passed' | 'fresh' | 'nothing'
    /** Open without any factor, also to those who need one: it serves to set one up. */
    setsUpFactor?: true
  }
}

type Asked = { readonly secondFactor?: 'passed' | 'fresh' | 'nothing'; readonly setsUpFactor?: true }

/** Whether shops ask staff who move money for a second factor (`required`), or only advise it (`offered`). */
export type FactorRule = 'offered' | 'required'

/** Whether a role must have a second factor: one that moves money, in a shop that requires it. */
export const needsFactor = (role: Role, rule: FactorRule): boolean =>
  rule === 'required' && permits(role, 'money.move')

/** Throws `desk/second-factor-needed` and `desk/second-factor-missing`; `desk/not-permitted` for programs. */
export function requireFactor(state: ProofState, isNeeded: boolean, asked: Asked): void {
  const { secondFactor = 'passed', setsUpFactor = false } = asked
  // A program has what its token allows, and nothing that people have to prove again.
  if (state === 'token' && secondFactor === 'fresh') throw new ApiError('desk/not-permitted')
  if (secondFactor === 'nothing' || state === 'token') return
  if (state === 'none') {
    if (isNeeded && !setsUpFactor) throw new ApiError('desk/second-factor-missing')
    return
  }
  if (state === 'owed' || secondFactor === 'fresh') requireFresh(state)
}

/** For what depends on the order or the request: only whoever has a second factor is asked for it. */
export function requireFresh(state: ProofState): void {
  if (state === 'token') throw new ApiError('desk/not-permitted')
  if (state === 'owed' || state === 'passed') throw new ApiError('desk/second-factor-needed')
}
