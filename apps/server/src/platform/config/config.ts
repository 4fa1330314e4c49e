import { resolve } from 'node:path'

import { z } from 'zod'

import { assistantConfig, assistantEnvironment } from './assistant-config.ts'
import { authConfig, authEnvironment, checkAuthPairs } from './auth-config.ts'
import { isLoopback, isLoopbackHost, withoutTrailingSlashes } from './is-loopback.ts'
import { blobConfig, blobEnvironment } from './blob-config.ts'
import {
  contactsConfig,
  contactsEnvironment,
  staffEnvironment,
  sellerConfig,
  sellerEnvironment,
} from './shop-config.ts'
import { pricesConfig, tariffEnvironment } from './tariff-config.ts'
import { ownPassword, ownSecret, trustedProxies, within } from './variable-rules.ts'
import { mailConfig, mailEnvironment } from './email-config.ts'
import { checkPaymentSets, paymentConfig, paymentEnvironment } from './payment-config.ts'
import { workshopConfig, workshopEnvironment } from './workshop-config.ts'

const ROOT = resolve(import.meta.dirname, '../../../../..')

const folder = (fallback: string) =>
  z
    .string()
    .min(1)
    .default(fallback)
    .transform((path) => resolve(ROOT, path))

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const NO_PORT = 'has to be a whole number from 0 to 65535'
const NO_SILENCE = 'has to be a number from 5 to 3600, or 0 for never'
const NO_MEGAPIXELS = 'has to be a number above 0, at most 400'

const environment = z
  .object({
    PORT: within(0, 65_535, NO_PORT).int(NO_PORT).default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    TRUST_PROXY: trustedProxies,
    PUBLIC_URL: z
      .url({ protocol: /^https?$/, error: 'has to be an address like https://nawl.example' })
      .optional(),
    DATA_DIR: folder('var'),
    ARTWORK_DIR: folder('var/artwork'),
    DATABASE_URL: z
      .url({
        protocol: /^postgres(ql)?$/,
        error: 'has to be an address like postgres://user:password@host/name',
        abort: true,
      })
      .refine(...ownPassword)
      .optional(),
    MAX_IMAGE_MEGAPIXELS: z.coerce
      .number(NO_MEGAPIXELS)
      .positive(NO_MEGAPIXELS)
      .max(400, NO_MEGAPIXELS)
      .default(40),
    ...blobEnvironment,
    ...mailEnvironment,
    ...contactsEnvironment,
    ...sellerEnvironment,
    ...authEnvironment,
    ...paymentEnvironment,
    ...tariffEnvironment,
    ...staffEnvironment,
    ...workshopEnvironment,
    ...assistantEnvironment,
    CLOSING_NOTICE_SECONDS: within(0, 8, 'has to be a number from 0 to 8').default(0),
    WATCHDOG_SECONDS: z.coerce
      .number(NO_SILENCE)
      .refine((seconds) => seconds === 0 || (seconds >= 5 && seconds <= 3600), NO_SILENCE)
      .default(60),
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .url({ protocol: /^https?$/, error: 'has to be an address like http://localhost:4318' })
      .optional(),
    COUNTRY_HEADER: z
      .string()
      .regex(/^[A-Za-z\d-]{1,60}$/, 'has to be the name of a header, like CF-IPCountry')
      .transform((name) => name.toLowerCase())
      .optional(),
    METRICS_TOKEN: z
      .string()
      .min(20, 'has to be at least 20 letters')
      .refine(...ownSecret)
      .optional(),
    LOG_LEVEL: z.enum(LOG_LEVELS, `has to be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  })
  .superRefine(checkPublicUrl)
  .superRefine(checkAuthPairs)
  .superRefine(checkPaymentSets)

/** A reachable shop must know its public address: sign-in, e-mails and access rules depend on it. */
function checkPublicUrl(given: { HOST: string; PUBLIC_URL?: string | undefined }, context: z.RefinementCtx) {
  if (given.PUBLIC_URL !== undefined || isLoopbackHost(given.HOST)) return
  const message = `has to be set where HOST is ${given.HOST}, which other machines can reach: the address that people type, like https://nawl.example`
  context.addIssue({ code: 'custom', path: ['PUBLIC_URL'], message })
}

/** Every variable that the shop reads. */
export const VARIABLES: readonly string[] = Object.keys(environment.shape)

export type Config = ReturnType<typeof configOf>

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly message: string }

/** Reads the environment. An invalid value is reported with its variable and what it should be. */
export function readConfig(env: NodeJS.ProcessEnv): ConfigResult {
  // Compose files pass an unset variable as an empty string.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
    return { ok: false, message: `Nawl cannot start with this configuration:\n${lines.join('\n')}` }
  }
  return { ok: true, config: configOf(parsed.data) }
}

function configOf(data: z.output<typeof environment>) {
  const publicUrl = withoutTrailingSlashes(data.PUBLIC_URL ?? `http://localhost:${data.PORT}`)
  // A loopback PUBLIC_URL alone is not enough: the server may listen on a network.
  const isLocal = isLoopbackHost(data.HOST) && isLoopback(publicUrl)
  const mail = mailConfig(data, publicUrl)
  const contacts = contactsConfig(data, mail)
  return {
    port: data.PORT,
    host: data.HOST,
    /** Proxies whose X-Forwarded-For header is trusted. */
    trustProxy: data.TRUST_PROXY,
    /** The header by which a proxy tells a visitor's country, in lower case. */
    countryHeader: data.COUNTRY_HEADER,
    /** The public address: scheme, host and port, no trailing slash. */
    publicUrl,
    /** Whether only this machine reaches the shop; local replacements of hosted services run only then. */
    isLocal,
    /** Whether people reach the shop at another address than this machine's own. */
    isPublic: !isLoopback(publicUrl),
    dataDir: data.DATA_DIR,
    artworkDir: data.ARTWORK_DIR,
    /** Storage for uploaded designs, bitmaps of designs in carts and orders, and photographs of claims. */
    blobs: blobConfig(data, data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    maxImagePixels: data.MAX_IMAGE_MEGAPIXELS * 1e6,
    mail,
    contacts,
    /** The seller on invoices. */
    seller: sellerConfig(data, contacts),
    assistant: assistantConfig(data),
    auth: authConfig(data, isLocal),
    /** Encrypts the keys stored in the database; without it they are stored in plain text, also in backups. */
    keySecret: data.AUTH_KEY_SECRET,
    payments: paymentConfig(data, isLocal),
    /** Until the owner publishes others. */
    prices: pricesConfig(data),
    /** E-mail addresses of staff, in lower case. */
    staff: data.STAFF_EMAILS as readonly string[],
    /** Whether staff who move money must have a second factor. */
    staffSecondFactor: data.STAFF_SECOND_FACTOR,
    workshop: workshopConfig(data),
    logLevel: data.LOG_LEVEL as string,
    /** How long readiness reports "closing" before the server closes. */
    closingNoticeMs: data.CLOSING_NOTICE_SECONDS * 1000,
    /** How long the event loop may block before the process is killed; 0 disables the watchdog. */
    watchdogMs: data.WATCHDOG_SECONDS * 1000,
    /** The OpenTelemetry collector for traces. */
    otlpEndpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT,
    /** Allows reading /metrics from other machines. */
    metricsToken: data.METRICS_TOKEN,
    /** The site's texts in Markdown. */
    contentDir: resolve(ROOT, 'content'),
    /** The built pages; absent when Vite serves them in development. */
    webBuildDir: resolve(ROOT, 'apps/web/build'),
  }
}
