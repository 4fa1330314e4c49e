import helmet from '@fastify/helmet'

import type { App } from './fastify-app.ts'
import type { Config } from '../config/config.ts'
import { hostedPages } from '../config/hosted-payment-pages.ts'

/**
 * Security headers for every answer. Scripts and styles are our own files or carry the request's nonce. Where the shop
 * has a hosted voice platform, a page may also reach that and the rooms it talks in; where payment companies are connected, a form may lead to theirs.
 */
export async function secure(
  app: App,
  { publicUrl, auth, payments, assistant: { vapi } }: Config,
): Promise<void> {
  const overTls = publicUrl.startsWith('https:')
  const voice = vapi ? voiceSources(vapi.baseUrl ?? 'https://api.vapi.ai') : null
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('permissions-policy', PERMISSIONS)
  })
  app.addHook('onSend', async (_request, reply) => {
    if (NEVER_A_PAGE.test(reply.getHeader('content-type')?.toString() ?? ''))
      for (const name of OF_PAGES) reply.removeHeader(name)
  })
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: [
          "'self'",
          ...(auth.kind === 'hosted' ? [new URL(auth.url).origin] : []),
          ...(voice?.connect ?? []),
        ],
        fontSrc: ["'self'"],
        formAction: ["'self'", ...hostedPages(payments)],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'", ...(voice?.script ?? [])],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        ...(voice && { workerSrc: ["'self'", 'blob:'], mediaSrc: ["'self'", 'blob:', 'mediastream:'] }),
        // The platform's program makes its scripts as it likes; ours are made by the policies named here, and no others.
        ...(!voice && {
          requireTrustedTypesFor: ["'script'"],
          trustedTypes: ['default', 'wake', 'sanitised'],
        }),
        // On a plain-HTTP address this would send every asset to a port that is not there.
        ...(overTls ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: overTls ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  })
}

/** Headers that say what a page may do: bytes without a use on what is no page and never becomes one. */
const OF_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]
/** Faces, stylesheets, and pictures short of SVG, which can be opened as a page of its own. */
const NEVER_A_PAGE = /^(?:font\/|text\/css|image\/(?!svg))/

/** What pages of ours may ask a browser for: somebody's voice. What they never will, no script in them can either. */
const PERMISSIONS = [
  'microphone=(self)',
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'hid=()',
  'magnetometer=()',
  'midi=()',
  'payment=()',
  'publickey-credentials-get=()',
  'screen-wake-lock=()',
  'serial=()',
  'usb=()',
  'xr-spatial-tracking=()',
].join(', ')

/** The platform talks in rooms of daily.co, whose program is loaded from there. */
function voiceSources(apiUrl: string) {
  return {
    script: ['https://c.daily.co'],
    connect: [new URL(apiUrl).origin, 'https://*.daily.co', 'wss://*.daily.co'],
  } as const
}

/**
 * Policy of the one worker that runs a compiled program, the one that understands speech. A worker keeps the policy
 * its own file came with (CSP 3, section 4.1.1), so no page has to allow this.
 */
export const WASM_WORKER_POLICY = "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self'"
