import type { Config } from '../platform/config/config.ts'
import type { Webhooks } from '../integrations/webhooks/webhooks.ts'
import type { Settings } from '../settings/settings.ts'
import type { Database } from '../platform/db/database.ts'
import type { EmailOutbox } from '../platform/email/outbox.ts'
import type { HourlyLimits } from '../platform/http/limits/hourly-limit.ts'

/** What a store of this district needs. */
export type OutreachDeps = {
  readonly config: Config
  readonly settings: Settings
  readonly database: Database
  readonly emails: EmailOutbox
  readonly webhooks: Webhooks
  readonly now: () => number
}

/** What its routes need. */
export type OutreachRouteDeps = OutreachDeps & { readonly limits: HourlyLimits }
