import type { Order } from '@nawl/domain/order/order'

import type { AccountData } from '../identity/accounts/account-data.ts'
import type { Auth } from '../identity/auth/auth.ts'
import type { MemberOf } from '../identity/staff/desk-scope.ts'
import type { StaffAccounts } from '../identity/staff/staff-accounts.ts'
import type { TokenCallers } from '../identity/tokens/token-callers.ts'
import type { KnownRugs } from '../catalogue/known-rugs.ts'
import type { RugRenderer } from '../imaging/color/rug-renderer.ts'
import type { RoomPictures } from '../imaging/rooms/room-pictures.ts'
import type { IncomingFiles } from '../imaging/uploads/incoming-files.ts'
import type { UploadPool } from '../imaging/uploads/upload-pool.ts'
import type { App } from '../platform/http/fastify-app.ts'
import type { HourlyLimits } from '../platform/http/limits/hourly-limit.ts'
import type { Visits } from '../reports/visits/visits.ts'
import type { CartCookie, OwnerOf } from './carts/cart-owner.ts'
import type { Freeze } from './kinds/freezer.ts'
import type { ClaimOrders } from './orders/claim-orders.ts'
import type { OpenOrder } from './orders/order-access.ts'
import type { SalesDeps } from './sales-deps.ts'
import type { Sales } from './sales.ts'
import type { DrawDesign } from './trade/project-drawings.ts'
import type { ProjectProofs } from './trade/project-proofs.ts'

/** Adds routes to the staff scope; `orderOf` finds an order by number as typed, or throws, and `memberOf` tells who calls. */
export type StaffRoutes = (app: App, orderOf: (typed: string) => Promise<Order>, memberOf: MemberOf) => void

/** Adds routes of customers; `open` decides who may see an order. */
export type CustomerRoutes = (app: App, open: OpenOrder) => void

/** What the routes of this district take from outside of it. */
export type SalesOutsideDeps = Omit<SalesDeps, 'canned' | 'gateways' | 'report'> & {
  readonly renderer: RugRenderer
  readonly staffRoutes: StaffRoutes
  readonly customerRoutes: CustomerRoutes
  readonly limits: HourlyLimits
  readonly auth: Auth
  readonly staff: StaffAccounts
  readonly tokens: TokenCallers
  readonly accounts: AccountData
  readonly knownRugs: KnownRugs
  readonly pictures: RoomPictures
  readonly uploads: UploadPool
  readonly incoming: IncomingFiles
  readonly visits: Pick<Visits, 'count'>
  readonly projectProofs: ProjectProofs
  readonly drawDesign: DrawDesign
}

/** What the routes of this district share. */
export type SalesRouteDeps = SalesOutsideDeps &
  Sales & {
    readonly cookie: CartCookie
    readonly ownerOf: OwnerOf
    readonly freeze: Freeze
    readonly open: OpenOrder
    readonly claimOrders: ClaimOrders
    /** Wakes the scheduler after a command. */
    readonly wake: () => void
  }
