import type { FastifyReply, FastifyRequest } from 'fastify'

import { callerOf } from '../http/caller-of.ts'
import { callerGone } from './caller-gone.ts'

/** Who waits for something to be made. */
export type WaitingCaller = {
  /** Aborts when they have gone. */
  readonly signal: AbortSignal
  /** As whom they are counted. */
  readonly caller: string
}

/** Where nobody may be waiting: for what the shop makes by itself, or for several callers at once. */
export type MaybeCaller = { readonly [Part in keyof WaitingCaller]?: WaitingCaller[Part] | undefined }

/** Who waits for the answer to a request. */
export const waitingCaller = ({ ip }: FastifyRequest, reply: FastifyReply): WaitingCaller => ({
  signal: callerGone(reply.raw),
  caller: callerOf(ip),
})
