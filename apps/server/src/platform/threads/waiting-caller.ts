import type { FastifyReply, FastifyRequest } from 'fastify'

import { callerOf } from '../http/caller-of.ts'
import { callerGone } from './caller-gone.ts'

/** A caller that waits for a result. */
export type WaitingCaller = {
  /** Aborts when the caller disconnects. */
  readonly signal: AbortSignal
  /** The caller's identity for limits. */
  readonly caller: string
}

/** For work that may have no single caller: scheduled, or shared by several. */
export type MaybeCaller = { readonly [Part in keyof WaitingCaller]?: WaitingCaller[Part] | undefined }

/** The caller of a request. */
export const waitingCaller = ({ ip }: FastifyRequest, reply: FastifyReply): WaitingCaller => ({
  signal: callerGone(reply.raw),
  caller: callerOf(ip),
})
