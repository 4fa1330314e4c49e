import type { Config } from './platform/config/config.ts'
import { PAYMENT_SETS } from './platform/config/payment-config.ts'
import type { Settings } from './settings/settings.ts'
import type { Business } from './settings/shop-business.ts'

const and = new Intl.ListFormat('en-GB')

/** Notices for the owner of a reachable shop: features that are off for lack of keys, and test features that are on. */
export function startNotices(
  { isLocal, auth, payments, mail, keySecret }: Config,
  business: Pick<Business, 'bank' | 'hasOnlyExample'>,
): readonly string[] {
  const notices: string[] = []
  if (auth.kind === 'off')
    notices.push(
      'Nobody can sign in: set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or SUPABASE_URL and SUPABASE_ANON_KEY ' +
        '(docs/accounts.md). The local sign-in opens only where HOST and PUBLIC_URL are both loopback addresses',
    )
  const ways = [...Object.values(payments.providers), business.bank()]
  if (ways.every((way) => way === null) && payments.test === 'off')
    notices.push(
      `Nobody can pay: set ${PAYMENT_SETS.map((names) => and.format(names)).join(', or ')}, or give an account at ` +
        '/desk/settings/business',
    )
  if (business.hasOnlyExample())
    notices.push(
      'Bank transfer is not offered: the IBAN is the example of the registry, which no bank holds. Give a real ' +
        'account at /desk/settings/business or by BANK_IBAN',
    )
  if (payments.test === 'allowed')
    notices.push('Anybody can order without paying: ALLOW_TEST_PAYMENT is 1. Every page says so')
  if (mail.smtpUrl === undefined && !isLocal)
    notices.push('E-mails are not sent: they become files in DATA_DIR/outbox until SMTP_URL is set')
  if (keySecret === undefined && !isLocal)
    notices.push(
      'AUTH_KEY_SECRET is not set: the keys of sessions and of links to orders lie in the database and in its ' +
        'backups as they are. Set it to the answer of: openssl rand -hex 24',
    )
  return notices
}

/** Why a shop must not open to the public; null when it may. The documents that are public have to be read before. */
export function startRefusal(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { prices }: { readonly prices: Pick<Settings['prices'], 'list' | 'chargesVatWithoutTrn'> },
): string | null {
  if (!prices.chargesVatWithoutTrn()) return null
  return (
    `the prices of ${publicUrl} include ${prices.list().vatPercent}% VAT, and the seller has no tax registration ` +
    'number. Set SHOP_TRN, or VAT_PERCENT=0 where the seller is not registered'
  )
}
