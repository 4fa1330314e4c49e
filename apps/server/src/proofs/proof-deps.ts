import type { RoomToLieIn } from '@nawl/domain/rug/room-for'

import type { AccountData } from '../identity/accounts/account-data.ts'
import type { Auth } from '../identity/auth/auth.ts'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/db/database.ts'
import type { EmailOutbox } from '../platform/email/outbox.ts'
import type { HourlyLimits } from '../platform/http/limits/hourly-limit.ts'
import type { Sales } from '../sales/sales.ts'
import type { FreezerDeps } from '../sales/kinds/freezer.ts'
import type { Settings } from '../settings/settings.ts'

/** What proofs are opened with. */
export type ProofDeps = Omit<FreezerDeps, 'prices'> & {
  readonly config: Config
  readonly settings: Settings
  readonly database: Database
  readonly emails: EmailOutbox
  readonly auth: Auth
  readonly accounts: AccountData
  readonly sales: Pick<Sales, 'carts'>
  readonly rooms: readonly RoomToLieIn[]
  readonly limits: HourlyLimits
  readonly now: () => number
}
