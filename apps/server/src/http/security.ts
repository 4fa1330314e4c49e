import helmet from '@fastify/helmet'

import type { App } from '../app.ts'
import type { Config } from '../config.ts'

/** Security headers for every answer. Scripts and styles are our own files or carry the request's nonce. */
export async function secure(app: App, { publicUrl, auth }: Config): Promise<void> {
  const overTls = publicUrl.startsWith('https:')
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        connectSrc: ["'self'", ...(auth.kind === 'hosted' ? [new URL(auth.url).origin] : [])],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // On a plain-HTTP address this would send every asset to a port that is not there.
        ...(overTls ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: overTls ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  })
}
