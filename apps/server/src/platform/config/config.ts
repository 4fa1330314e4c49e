import { resolve } from 'node:path'

import type { ShopContacts } from '@nawl/contract/shop/shop-contacts'
import type { Tariff } from '@nawl/domain/cart/tariff'
import { z } from 'zod'

import { type AssistantConfig, assistantConfig, assistantEnvironment } from './assistant-config.ts'
import { type AuthConfig, authConfig, authEnvironment, checkAuthPairs } from './auth-config.ts'
import { isLoopback, isLoopbackHost, withoutTrailingSlashes } from './is-loopback.ts'
import { type BlobConfig, blobConfig, blobEnvironment } from './blob-config.ts'
import { contactsConfig, contactsEnvironment } from './contacts-config.ts'
import { excludedCountries, shippingCountriesEnvironment } from './shipping-countries-config.ts'
import { tariffConfig, tariffEnvironment } from './tariff-config.ts'
import { staffEnvironment } from './staff-config.ts'
import { ownPassword, ownSecret, trustedProxies } from './variable-rules.ts'
import { type MailConfig, mailConfig, mailEnvironment } from './email-config.ts'
import { type Seller, sellerConfig, sellerEnvironment } from './seller-config.ts'
import { checkPaymentSets, type PaymentConfig, paymentConfig, paymentEnvironment } from './payment-config.ts'
import { type WorkshopConfig, workshopConfig, workshopEnvironment } from './workshop-config.ts'

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
    PORT: z.coerce.number(NO_PORT).int(NO_PORT).min(0, NO_PORT).max(65_535, NO_PORT).default(3000),
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
    ...shippingCountriesEnvironment,
    ...staffEnvironment,
    ...workshopEnvironment,
    ...assistantEnvironment,
    CLOSING_NOTICE_SECONDS: z.coerce
      .number('has to be a number from 0 to 8')
      .min(0, 'has to be a number from 0 to 8')
      .max(8, 'has to be a number from 0 to 8')
      .default(0),
    WATCHDOG_SECONDS: z.coerce
      .number(NO_SILENCE)
      .refine((seconds) => seconds === 0 || (seconds >= 5 && seconds <= 3600), NO_SILENCE)
      .default(60),
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .url({ protocol: /^https?$/, error: 'has to be an address like http://localhost:4318' })
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

export type Config = {
  readonly port: number
  readonly host: string
  /** Proxies whose X-Forwarded-For header is trusted. */
  readonly trustProxy: string
  /** The public address: scheme, host and port, no trailing slash. */
  readonly publicUrl: string
  /** Whether only this machine reaches the shop; local replacements of hosted services run only then. */
  readonly isLocal: boolean
  readonly dataDir: string
  readonly artworkDir: string
  /** Storage for uploaded designs, bitmaps of designs in carts and orders, and photographs of claims. */
  readonly blobs: BlobConfig
  readonly databaseUrl: string | undefined
  readonly maxImagePixels: number
  readonly mail: MailConfig
  readonly contacts: ShopContacts
  /** The seller on invoices. */
  readonly seller: Seller
  readonly assistant: AssistantConfig
  readonly auth: AuthConfig
  /** Encrypts the keys stored in the database; without it they are stored in plain text, also in backups. */
  readonly keySecret: string | undefined
  readonly payments: PaymentConfig
  /** The tariff for new prices. */
  readonly tariff: Tariff
  /** Codes of countries that new orders cannot ship to. */
  readonly notShippedTo: readonly string[]
  /** E-mail addresses of staff, in lower case. */
  readonly staff: readonly string[]
  readonly workshop: WorkshopConfig
  readonly logLevel: string
  /** How long readiness reports "closing" before the server closes. */
  readonly closingNoticeMs: number
  /** How long the event loop may block before the process is killed; 0 disables the watchdog. */
  readonly watchdogMs: number
  /** The OpenTelemetry collector for traces. */
  readonly otlpEndpoint: string | undefined
  /** Allows reading /metrics from other machines. */
  readonly metricsToken: string | undefined
  /** The site's texts in Markdown. */
  readonly contentDir: string
  /** The built pages; absent when Vite serves them in development. */
  readonly webBuildDir: string
}

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
  const { data } = parsed
  const publicUrl = withoutTrailingSlashes(data.PUBLIC_URL ?? `http://localhost:${data.PORT}`)
  // A loopback PUBLIC_URL alone is not enough: the server may listen on a network.
  const isLocal = isLoopbackHost(data.HOST) && isLoopback(publicUrl)
  const mail = mailConfig(data, publicUrl)
  const contacts = contactsConfig(data, mail)
  return {
    ok: true,
    config: {
      port: data.PORT,
      host: data.HOST,
      trustProxy: data.TRUST_PROXY,
      publicUrl,
      isLocal,
      dataDir: data.DATA_DIR,
      artworkDir: data.ARTWORK_DIR,
      blobs: blobConfig(data, data.DATA_DIR),
      databaseUrl: data.DATABASE_URL,
      watchdogMs: data.WATCHDOG_SECONDS * 1000,
      maxImagePixels: data.MAX_IMAGE_MEGAPIXELS * 1e6,
      mail,
      contacts,
      seller: sellerConfig(data, contacts),
      assistant: assistantConfig(data),
      auth: authConfig(data, isLocal),
      keySecret: data.AUTH_KEY_SECRET,
      payments: paymentConfig(data, isLocal),
      tariff: tariffConfig(data),
      notShippedTo: excludedCountries(data),
      staff: data.STAFF_EMAILS,
      workshop: workshopConfig(data),
      logLevel: data.LOG_LEVEL,
      closingNoticeMs: data.CLOSING_NOTICE_SECONDS * 1000,
      otlpEndpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT,
      metricsToken: data.METRICS_TOKEN,
      contentDir: resolve(ROOT, 'content'),
      webBuildDir: resolve(ROOT, 'apps/web/build'),
    },
  }
}
