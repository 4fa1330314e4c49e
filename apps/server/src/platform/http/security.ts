import helmet from '@fastify/helmet'

import type { App } from './fastify-app.ts'
import type { Config } from '../config/config.ts'

/**
 * Security headers of every answer. Scripts and styles are our own files or carry the request's nonce. A configured
 * voice platform adds its origins and those of its rooms; configured payment providers add theirs to form-action.
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
  app.addHook('onSend', async (request, reply) => {
    const type = reply.getHeader('content-type')?.toString() ?? ''
    if (NEVER_A_PAGE.test(type) || (SCRIPT.test(type) && !WORKER.test(request.url)))
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
          // Blobs are made by our own scripts: the viewer of rugs fetches the pictures in its file as such.
          'blob:',
          ...(auth.kind === 'hosted' ? [new URL(auth.url).origin] : []),
          ...(voice?.connect ?? []),
        ],
        fontSrc: ["'self'"],
        // Without scripts the answer to the checkout form redirects to a payment provider, and some browsers apply this
        // policy to that redirect (CSP 3, 6.5.1; Chromium does).
        formAction: [
          "'self'",
          ...Object.values(payments.providers).flatMap((provider) => provider?.pagesUrl ?? []),
        ],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'", ...(voice?.script ?? [])],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", `'${VIEWER_STYLE}'`],
        ...(voice && { workerSrc: ["'self'", 'blob:'], mediaSrc: ["'self'", 'blob:', 'mediastream:'] }),
        // The voice platform's client creates Trusted Types policies of its own; our code may create only these.
        ...(!voice && {
          requireTrustedTypesFor: ["'script'"],
          trustedTypes: ['default', 'wake', 'sanitised', VIEWER_POLICY],
        }),
        // On plain HTTP this would redirect every asset to a port that does not exist.
        ...(overTls ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: overTls ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  })
}

/**
 * `<model-viewer>` has one inline style, allowed by its hash, and Lit, which it is made with, turns its templates into
 * HTML under a policy of its own.
 */
const VIEWER_STYLE = 'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='
const VIEWER_POLICY = 'lit-html'

/** Headers that only documents use; dropped from other content types to save bytes. */
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
/** Fonts, stylesheets, pictures and their palettes; not SVG, which can be opened as a document. */
const NEVER_A_PAGE = /^(?:font\/|text\/css|image\/(?!svg)|application\/vnd\.nawl\.palette)/
/** A script obeys the policy of its page; only a worker's policy comes with its own file. */
const SCRIPT = /^(?:text|application)\/javascript/
const WORKER = /\.worker-/

/** Permissions-Policy: the microphone and passkeys are allowed; everything else is denied to every script. */
const PERMISSIONS = [
  'microphone=(self)',
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'hid=()',
  'magnetometer=()',
  'midi=()',
  'payment=()',
  'screen-wake-lock=()',
  'serial=()',
  'usb=()',
  'xr-spatial-tracking=()',
].join(', ')

/** The voice platform uses rooms of daily.co and loads its client from there. */
function voiceSources(apiUrl: string) {
  return {
    script: ['https://c.daily.co'],
    connect: [new URL(apiUrl).origin, 'https://*.daily.co', 'wss://*.daily.co'],
  } as const
}

/**
 * CSP of the workers that run WebAssembly: speech recognition and HEIC. A worker's policy comes with its own file
 * (CSP 3, section 4.1.1), so no page needs to allow it.
 */
export const WASM_WORKER_POLICY = "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self'"
