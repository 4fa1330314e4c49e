import type { AdminOrder } from '@nawl/contract/sales/admin'
import type { OrderResponse, ShownClaim } from '@nawl/contract/sales/order'
import { askableLines } from '@nawl/domain/order/approve-design'
import { staffSteps, customerSteps } from '@nawl/domain/order/open-steps'
import { type Order, type Claim, type OrderTimes, versionInForce } from '@nawl/domain/order/order'
import type { SampleCredit } from '@nawl/domain/order/sample-credit'
import { permittedSteps } from '@nawl/domain/order/step-permission'
import type { Permission } from '@nawl/domain/staff/roles'
import { refundableMoney, heldUsd, withoutWaitingParts } from '@nawl/domain/order/payments'
import { isPickupPrice } from '@nawl/domain/cart/price-cart'
import type { CartLine } from '@nawl/domain/cart/cart-line'
import { kindIn } from '@nawl/domain/product/product'
import type { PickupPlace } from '@nawl/domain/shop/pickup'
import { findCountry } from '@nawl/domain/shop/countries/countries'
import { incotermTo } from '@nawl/domain/shop/customs'
import { openProposals } from '@nawl/domain/order/substitute-yarn'
import type { PaymentStep } from '@nawl/contract/sales/payment'
import type { OrderEvent } from '@nawl/domain/order/order-event'

import { shownAppointment } from '../appointments/appointment.store.ts'
import { approvalRecords, shownApprovals } from '../approvals/shown-approvals.ts'
import type { PaymentSteps } from '../payments/payment-steps.ts'
import { knownLanguage } from '../../platform/language.ts'
import { waitingYarns } from './waiting-yarns.ts'
import { shownRemakes } from './shown-remakes.ts'
import { writtenEmails } from './written-emails.ts'
import { documentRow } from '../tax-documents/document-row.ts'
import type { IssuedDocument, TaxDocumentStore } from '../tax-documents/tax-document.store.ts'
import { lineInRoom, shownLine } from '../carts/shown-cart.ts'
import type { OrderDeps } from '../sales-deps.ts'
import { creditOf } from '../vouchers/sample-credit.store.ts'

/** Orders in the API's format, with their next payment step and photograph links. */
export function orderViews({
  orders,
  payments,
  links,
  rooms,
  config,
  now,
  canned,
  database,
  kinds,
  documents,
  settings,
}: OrderDeps & { readonly payments: PaymentSteps; readonly documents: TaxDocumentStore }) {
  const lettersOf = writtenEmails(database)
  const remakes = shownRemakes({ orders, links, kinds })
  async function gather(order: Order, by: 'customer' | 'staff') {
    const at = new Date(now())
    return {
      events: await orders.events(order.number),
      next: await payments.step(order, { begun: false }),
      // Before its first payment an order has none.
      documents: order.times.confirmedAt ? await documents.ofOrder(order.number) : [],
      photoToken: await links.photoTokens(),
      floorToken: await links.photoTokens('floor-photo'),
      linked: await remakes(order),
      credit: order.times.confirmedAt ? await creditOf(database.orm, order.number) : null,
      whiteGlove: await shownAppointment(database.orm, order, at, { settings }, by),
      now: at,
      rooms,
      workshop: config.workshop,
      kinds,
      place: settings.delivery.place(),
    }
  }

  return {
    customer: async (order: Order): Promise<OrderResponse> =>
      shownOrder(order, await gather(order, 'customer')),

    desk: async (order: Order, permissions: readonly Permission[]): Promise<AdminOrder> => {
      const view = await gather(order, 'staff')
      const language = knownLanguage(order.language)
      return {
        ...shownOrder(order, view),
        notes: order.notes.map(dated),
        addressChanges: order.addressChanges.map(dated),
        corrections: order.corrections.map(dated),
        askableLines: [...askableLines(order, kinds.rules)],
        approvalRecords: approvalRecords(order),
        letters: await lettersOf(order),
        language,
        // Who may not write needs none.
        canned: permissions.includes('orders.handle') ? [...canned(language)] : [],
        events: view.events.map(dated),
        deskSteps: permittedSteps(
          staffSteps(order, view.now, kinds.rules, settings.delivery.whiteGlove()),
          order,
          permissions,
        ),
        yarnsOnOrder: [...waitingYarns(order, kinds.sold)],
        heldUsd: heldUsd(withoutWaitingParts(order)),
        held: refundableMoney(order),
      }
    },
  }
}

const dated = <T extends { readonly at: Date }>(each: T) => ({ ...each, at: each.at.toISOString() })

/** What only staff see of an order's history. */
const FOR_STAFF: ReadonlySet<OrderEvent['kind']> = new Set([
  'noted',
  'written',
  'document-printed',
  'approval-overdue',
  'fee-charged',
  'dispute-taken',
  'dispute-returned',
])

/** Data shown beside the order. */
type OrderView = {
  readonly events: readonly OrderEvent[]
  readonly next: PaymentStep | null
  readonly documents: readonly IssuedDocument[]
  readonly credit: SampleCredit | null
  readonly now: Date
  readonly rooms: OrderDeps['rooms']
  readonly workshop: OrderDeps['config']['workshop']
  readonly kinds: OrderDeps['kinds']
  readonly place: PickupPlace
  readonly whiteGlove: OrderResponse['whiteGlove']
  readonly photoToken: (photoId: string) => string
  readonly floorToken: (photoId: string) => string
  readonly linked: Pick<OrderResponse, 'remakeOf' | 'remakes'>
}

/** An order in the format for its customer. */
function shownOrder(order: Order, view: OrderView): OrderResponse {
  const { events, next, now, photoToken, kinds } = view
  const { number, state, email, address, billing, giftMessage, termsVersion, tracking } = order
  const { lines, price } = versionInForce(order)
  return {
    number,
    state,
    email,
    address,
    billing,
    giftMessage,
    addressVersion: order.addressChanges.length,
    termsVersion,
    lines: lines.map((line) => orderLine(line, view)),
    price,
    ...(isPickupPrice(price) && { pickup: view.place }),
    ...(view.whiteGlove && { whiteGlove: view.whiteGlove }),
    change: shownChange(order, kinds),
    payments: order.payments.map(({ id, provider, status, currency, amount, version, paidAt }) => ({
      id,
      provider,
      status,
      currency,
      amount,
      isDifference: version > 0,
      paidAt: paidAt?.toISOString() ?? null,
    })),
    refunds: order.refunds.map(({ id, paymentId, status, currency, amount, askedAt, sentAt }) => ({
      id,
      status,
      currency,
      amount,
      askedAt: askedAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      isByHand: order.payments.find((paid) => paid.id === paymentId)?.provider === 'bank-transfer',
    })),
    documents: view.documents.map(documentRow),
    credit: view.credit && shownCredit(view.credit, now),
    claims: order.claims.map((claim) => shownClaim(claim, order, photoToken)),
    tracking,
    incoterm: incotermTo(findCountry(address.country)?.region ?? 'rest-of-world', order.tariff),
    yarnProposals: openProposals(order, kinds.rules).map(
      ({ number: proposal, name, before, after, deltaE }) => ({
        number: proposal,
        name,
        before,
        after,
        deltaE,
      }),
    ),
    approvals: shownApprovals(order, { kinds, photoToken: view.floorToken }),
    ...view.linked,
    times: shownTimes(order.times),
    steps: customerSteps(order, now, kinds.rules),
    now: now.toISOString(),
    timeline: events
      .filter(({ kind }) => !FOR_STAFF.has(kind))
      .map(({ kind, at }) => ({ kind, at: at.toISOString() })),
    next,
  }
}

/** A line with what its plate shows. */
function orderLine(line: CartLine, { rooms, workshop, kinds }: OrderView): OrderResponse['lines'][number] {
  const { design } = line
  return {
    ...lineInRoom(line, rooms, 'avif', kinds),
    ...kindIn(kinds.sold, design).whenOrdered(design, workshop),
  }
}

function shownChange(order: Order, kinds: OrderView['kinds']): OrderResponse['change'] {
  const { change, versions } = order
  const version = change && versions[change.version]
  if (!change || !version) return null
  const lines = version.lines.map((line) => shownLine(line, kinds))
  return { lines, price: version.price, payBy: change.payBy.toISOString() }
}

function shownClaim(claim: Claim, order: Order, photoToken: OrderView['photoToken']): ShownClaim {
  const { id, kind, about, description, photoIds, madeAt, decision } = claim
  const line = versionInForce(order).lines.find((each) => each.id === about?.line)
  return {
    id,
    kind,
    about: about && line ? { ...about, name: line.design.name, quantity: line.quantity } : null,
    description,
    photos: photoIds.map((photoId) => `/api/claim-photos/${photoToken(photoId)}`),
    madeAt: madeAt.toISOString(),
    decision: decision && { ...decision, at: decision.at.toISOString() },
  }
}

const shownTimes = (times: OrderTimes) =>
  Object.fromEntries(
    Object.entries(times).map(([name, instant]) => [name, instant?.toISOString() ?? null]),
  ) as OrderResponse['times'] // fromEntries forgets its keys

/** A credit as its customer sees it now. */
export function shownCredit(
  { code, amount, from, until, isUsed }: SampleCredit,
  now: Date,
): OrderResponse['credit'] {
  const state = isUsed ? 'used' : now >= until ? 'over' : now < from ? 'not-yet' : 'open'
  return { code, amount, from: from.toISOString(), until: until.toISOString(), state }
}
