import type { OwnedProofs } from '@nawl/contract/proofs/proof'
import type { ownOrders } from '@nawl/contract/sales/order'
import type { AccountSubject, ShopToolArgs } from '@nawl/contract/assistant/shop-tools'
import type { ProjectList } from '@nawl/contract/trade/project'
import type { TradeAnswer } from '@nawl/contract/trade/trade'
import { kindIn } from '@nawl/domain/product/product'
import { SAMPLES_PAGE } from '@nawl/domain/shop/pages'
import * as messages from '@nawl/messages/assistant-tools'

import type { CallResult } from '../../sales/order/calls/call-json.ts'
import type { Shop } from './shop.ts'
import { openedPath } from './page-tools.ts'
import { refused, type ToolResult } from './tool-result.ts'

type OwnOrderList = ReturnType<(typeof ownOrders)['parse']>

/** What is said of an account, and the page that shows it. */
type Told = { readonly say: string; readonly path: string }

/**
 * Tells how much there is of something in the account, and opens where it is. Names and numbers of orders stay on that
 * page: what is said here goes along with the next question.
 */
export async function tellAccount(shop: Shop, { about }: ShopToolArgs<'tellAccount'>): Promise<ToolResult> {
  const told = await TOLD[about](shop)
  if (told.ok) return openedPath(shop, told.answer.path, told.answer.say)
  return told.fault === 'signed-out'
    ? openedPath(shop, '/account', messages.accountSignedOut)
    : refused(messages.accountAway)
}

const TOLD: Readonly<Record<AccountSubject, (shop: Shop) => Promise<CallResult<Told>>>> = {
  approvals,
  samples,
  projects,
}

async function approvals(shop: Shop): Promise<CallResult<Told>> {
  const [orders, proofs] = await Promise.all([
    shop.askAccount<OwnOrderList>('/api/account/orders'),
    shop.askAccount<OwnedProofs>('/api/account/proofs'),
  ])
  if (!orders.ok) return orders
  if (!proofs.ok) return proofs
  const waiting = orders.answer.filter(({ isToApprove }) => isToApprove)
  const shown = proofs.answer.filter(({ state, lines, approved }) => state === 'open' && approved < lines)
  const say =
    waiting.length + shown.length === 0
      ? messages.nothingToApprove
      : messages.approvalsWaiting({ orders: waiting.length, proofs: shown.length }).trim()
  return { ok: true, answer: { say, path: pageOf(waiting, shown.length) } }
}

/** The page that shows all that waits: the order's where it is one, and no proof. */
function pageOf([order, ...others]: OwnOrderList, proofs: number): string {
  if (!order) return proofs > 0 ? '/account/proofs' : '/account'
  return others.length + proofs > 0 ? '/account' : `/order/${order.number}`
}

async function samples(shop: Shop): Promise<CallResult<Told>> {
  const [orders, { ORDERED_KINDS }] = await Promise.all([
    shop.askAccount<OwnOrderList>('/api/account/orders'),
    import('../../sales/kinds/ordered-kinds.ts'),
  ])
  if (!orders.ok) return orders
  const n = orders.answer.filter(({ lines }) =>
    lines.some((line) => kindIn(ORDERED_KINDS, line.design).againPath !== undefined),
  ).length
  const answer =
    n > 0
      ? { say: messages.samplesOrdered({ n }), path: '/account' }
      : { say: messages.noSamples, path: SAMPLES_PAGE.path }
  return { ok: true, answer }
}

/** Projects are asked for by members of the trade only, as others are refused them. */
async function projects(shop: Shop): Promise<CallResult<Told>> {
  const trade = await shop.askAccount<TradeAnswer>('/api/account/trade')
  if (!trade.ok) return trade
  if (trade.answer.state !== 'accepted')
    return { ok: true, answer: { say: messages.projectsForTrade, path: '/account/trade' } }
  const listed = await shop.askAccount<ProjectList>('/api/account/projects')
  if (!listed.ok) return listed
  const { projects: all } = listed.answer
  const [only] = all
  const path = only && all.length === 1 ? `/account/projects/${only.id}` : '/account/projects'
  const say = all.length > 0 ? messages.projectsAre({ n: all.length }) : messages.noProjects
  return { ok: true, answer: { say, path } }
}
