import type { ServerResponse } from 'node:http'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { callerOf } from '../http/limits/caller-of.ts'

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

/** Aborts when the caller disconnects before it has its answer, or already has. */
export function callerGone(response: ServerResponse): AbortSignal {
  // The caller may disconnect before the handler creates the signal; `close` does not fire again.
  if (response.closed) return AbortSignal.abort()
  const controller = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) controller.abort()
  })
  return controller.signal
}
