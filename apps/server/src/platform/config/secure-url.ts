import { z } from 'zod'

import { isLoopback } from './is-loopback.ts'

/** The address of a service that receives secrets: over TLS, except on this machine. */
export const secureUrl = (example: string) =>
  z
    // An invalid URL cannot be checked for a loopback host.
    .url({ protocol: /^https?$/, error: `has to be an address like ${example}`, abort: true })
    .refine((url) => url.startsWith('https:') || isLoopback(url), 'has to begin with https:')
