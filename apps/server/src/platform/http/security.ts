import { randomFillSync } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

import type { FastifyReply } from 'fastify'
import helmet from 'helmet'

import type { App } from './fastify-app.ts'
import type { Config } from '../config/config.ts'

type Nonce = { readonly script: string; readonly style: string }

declare module 'fastify' {
  interface FastifyReply {
    /** Of this answer's policy; made when it is first asked for, because few answers are pages. */
    readonly cspNonce: Nonce
  }
}

/** Of answers that contain their nonce. */
const nonces = new WeakMap<FastifyReply, Nonce>()

const NONCE_BYTES = 32
/** Random bytes of many answers: drawn for each by itself they took 5 µs of its processor, together 0.1. */
const drawn = Buffer.alloc(128 * NONCE_BYTES)
let used = drawn.length

function newNonce(): Nonce {
  if (used === drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  const digits = drawn.toString('hex', used, used + NONCE_BYTES)
  used += NONCE_BYTES
  return { script: digits.slice(0, 32), style: digits.slice(32) }
}

function nonceOf(reply: FastifyReply): Nonce {
  const nonce = nonces.get(reply) ?? newNonce()
  nonces.set(reply, nonce)
  return nonce
}

/**
 * Security headers of every answer, set as it is sent: only then its type is known, and what only documents use is left
 * out of the others. What an answer says itself stays. They are put together once: joining the policy anew for each
 * answer cost as much as pricing a cart.
 */
export async function secure(app: App, config: Config): Promise<void> {
  const hsts = config.publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false
  const onDocuments = headersOf({
    contentSecurityPolicy: contentPolicy(config),
    hsts,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // For Internet Explorer and Flash, which nobody has: they took a home page over the bytes that a server sends at first.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  const policyOf = filledPolicy(onDocuments[POLICY] ?? '')
  const onPages = { ...onDocuments, 'permissions-policy': PERMISSIONS }
  const onFiles = headersOf({
    hsts,
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  app.decorateReply('cspNonce', {
    getter() {
      return nonceOf(this)
    },
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    const type = reply.getHeader('content-type')?.toString() ?? ''
    const isFile = NEVER_A_PAGE.test(type) || (SCRIPT.test(type) && !WORKER.test(request.url))
    // HTTP/1.1 keeps connections by itself, and the studio is a hundred files.
    if (isFile) reply.raw.removeHeader('connection')
    const secured = isFile ? onFiles : { ...onPages, [POLICY]: policyOf(nonces.get(reply) ?? newNonce()) }
    for (const name in secured) if (!reply.hasHeader(name)) reply.header(name, secured[name])
    done()
  })
}

const POLICY = 'content-security-policy'
type Headers = Readonly<Record<string, string>>

/** The headers that helmet sets, which are the same on every answer. */
function headersOf(options: Parameters<typeof helmet>[0]): Headers {
  const request = new IncomingMessage(new Socket())
  const answer = new ServerResponse(request)
  helmet(options)(request, answer, (error) => {
    if (error) throw error as Error
  })
  return Object.fromEntries(Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]))
}

/** Fills the nonces of an answer into a policy that has `NONCE` in place of each. */
function filledPolicy(policy: string): (nonce: Nonce) => string {
  const [before, between, after] = policy.split(NONCE)
  return ({ script, style }) => `${before}${script}${between}${style}${after}`
}
const NONCE = 'of-the-answer'

/**
 * Scripts and styles are our own files or carry the answer's nonce. A configured voice platform adds its origins and
 * those of its rooms; configured payment providers add theirs to form-action.
 */
function contentPolicy({ publicUrl, auth, payments, assistant: { vapi } }: Config) {
  const overTls = publicUrl.startsWith('https:')
  const voice = vapi ? voiceSources(vapi.baseUrl ?? 'https://api.vapi.ai') : null
  return {
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
      scriptSrc: ["'self'", ...(voice?.script ?? []), `'nonce-${NONCE}'`],
      scriptSrcAttr: ["'none'"],
      styleSrc: ["'self'", `'${VIEWER_STYLE}'`, `'nonce-${NONCE}'`],
      ...(voice && { workerSrc: ["'self'", 'blob:'], mediaSrc: ["'self'", 'blob:', 'mediastream:'] }),
      // The voice platform's client creates Trusted Types policies of its own; our code may create only these.
      ...(!voice && {
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default', 'wake', 'sanitised', VIEWER_POLICY],
      }),
      // On plain HTTP this would redirect every asset to a port that does not exist.
      ...(overTls ? { upgradeInsecureRequests: [] } : {}),
    },
  }
}

/**
 * `<model-viewer>` has one inline style, allowed by its hash, and Lit, which it is made with, turns its templates into
 * HTML under a policy of its own.
 */
const VIEWER_STYLE = 'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='
const VIEWER_POLICY = 'lit-html'

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
