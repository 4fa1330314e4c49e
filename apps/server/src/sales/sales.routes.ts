import type { App } from '../platform/http/fastify-app.ts'
import { appointmentRoutes } from './appointments/appointment.routes.ts'
import { approvalRoutes } from './approvals/approval.routes.ts'
import { blobJudges } from './unreferenced-blobs.ts'
import { blobSweep } from '../platform/blobs/sweep-blobs.ts'
import { cartCookie, cartOwner } from './carts/cart-owner.ts'
import { cartRoutes } from './carts/cart.routes.ts'
import { productFreezer } from './kinds/freeze-product.ts'
import { strikeOffRoutes } from './kinds/strike-off/strike-off.routes.ts'
import { orderedPictureRoutes } from './carts/ordered-picture.routes.ts'
import { orderedCartoonRoute } from './carts/ordered-cartoon.routes.ts'
import { tellOfLateOrders } from './calendar/late-orders.ts'
import { promisedDaysRoutes } from './calendar/promised-days.routes.ts'
import { checkoutRoutes } from './checkout/checkout.routes.ts'
import type { Sales } from './sales.ts'
import { adminRoutes } from './admin/admin.routes.ts'
import { customerRoutes } from './customers/customer.routes.ts'
import { daily } from '../platform/jobs/daily.ts'
import { claimPhotoRoutes } from './claims/claim-photo.routes.ts'
import { documentRoutes } from './tax-documents/document.routes.ts'
import { statementRoutes } from './tax-documents/statement/statement.routes.ts'
import { orderClaims } from './orders/claim-orders.ts'
import { orderAccess } from './orders/order-access.ts'
import { orderCommandRoutes } from './orders/order-command.routes.ts'
import { orderRoutes } from './orders/order.routes.ts'
import { paymentRoutes } from './payments/payment.routes.ts'
import { enterCodeRoutes } from './vouchers/enter-code.routes.ts'
import { expireCards } from './vouchers/gift-card.store.ts'
import { tradeRoutes } from './trade/trade.routes.ts'
import { testPaymentRoutes } from './payments/test/test-payment.routes.ts'
import type { SalesOutsideDeps } from './sales-route-deps.ts'

/** Routes of carts, checkout, payments, orders, claims and staff. */
export async function salesRoutes(
  app: App,
  { sales, ...deps }: SalesOutsideDeps & { readonly sales: Sales },
): Promise<void> {
  const { config, auth } = deps
  const { photos, jobs } = sales
  const cookie = cartCookie(config.publicUrl)
  const ownerOf = cartOwner(auth, cookie)
  const freeze = productFreezer({ ...deps, prices: deps.settings.prices }, sales.kinds)
  const claimOrders = orderClaims({ ...sales, auth })
  const open = orderAccess({ ...sales, auth, claimOrders })
  const counter = { ...deps, ...sales, cookie, ownerOf, freeze, open, claimOrders, wake: jobs.wake }

  cartRoutes(app, counter)
  orderedPictureRoutes(app, counter)
  orderedCartoonRoute(app, counter)
  strikeOffRoutes(app, counter)
  promisedDaysRoutes(app, counter)
  checkoutRoutes(app, counter)
  enterCodeRoutes(app, counter)
  orderRoutes(app, counter)
  deps.customerRoutes(app, open)
  orderCommandRoutes(app, counter)
  appointmentRoutes(app, counter)
  approvalRoutes(app, counter)
  documentRoutes(app, counter)
  statementRoutes(app, counter)
  tradeRoutes(app, counter)
  await app.register((scope) => claimPhotoRoutes(scope as App, counter))
  await app.register((scope) => paymentRoutes(scope as App, counter))
  await app.register((scope) => adminRoutes(scope as App, counter))
  await app.register(async (scope) => customerRoutes(scope as App, counter))
  if (config.payments.test !== 'off')
    await app.register((scope) =>
      testPaymentRoutes(scope as App, { ...deps, webBuildDir: config.webBuildDir }),
    )

  daily(app, 'gift cards whose time is over', () =>
    deps.database.orm.transaction((tx) => expireCards(tx, new Date(deps.now()))),
  )
  daily(app, 'orders that will be late', () => tellOfLateOrders(counter))
  daily(app, 'photographs that wait for a claim', () => photos.sweep())
  const report = (message: string) => app.log.error(message)
  daily(app, 'blobs that nobody wants', blobSweep({ ...deps, judges: blobJudges(deps, photos), report }))
  app.addHook('onReady', async () => {
    jobs.start()
    sales.printer.jobs.start()
  })
  app.addHook('onClose', async () => {
    await jobs.stop()
    await sales.printer.close()
  })
}
