import type { FastifyReply } from 'fastify'

import { asBuffer } from '../../as-buffer.ts'
import { NO_STORE } from '../caching.ts'

/** Of a file for nobody but the caller: no cache keeps it, and no search engine lists it. */
export const privateFile = (disposition: string) =>
  ({ ...NO_STORE, 'x-robots-tag': 'noindex', 'content-disposition': disposition }) as const

/** Sends a file that is for nobody but the caller. */
export const sendPrivateFile = (
  reply: FastifyReply,
  type: string,
  disposition: string,
  bytes: Uint8Array,
): FastifyReply => reply.type(type).headers(privateFile(disposition)).send(asBuffer(bytes))
