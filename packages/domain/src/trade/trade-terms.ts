import type { DiscountCode } from '../cart/discount-code.ts'
import type { Tariff } from '../cart/tariff.ts'
import type { PaymentPlan } from '../money/payment-plan.ts'

/** What members of a tier get: a percentage off the list, and the plans by which they may pay. */
export type TradeTier = {
  /** Never changes, as members have it. */
  readonly id: string
  readonly name: { readonly en: string; readonly ar: string }
  /** Whole percent off the list. */
  readonly percent: number
  /** Percentages of each part, such as 50 and 50; paying at once is always allowed. */
  readonly plans: readonly (readonly number[])[]
}

/** What owners set of trade accounts. */
export type TradeTerms = {
  readonly tiers: readonly TradeTier[]
  /** How long a quote is valid. */
  readonly quoteDays: number
  /** How long after one part of a plan the next is due. */
  readonly partDays: number
}

export const MOST_TRADE_PERCENT = 60

/** The tiers that the shop comes with, whose names are messages, and its days. */
export const DEFAULT_TIERS = [
  { id: 'trade', percent: 12, plans: [[50, 50]] },
  {
    id: 'partner',
    percent: 20,
    plans: [
      [50, 50],
      [40, 30, 30],
    ],
  },
] as const
export const DEFAULT_TRADE_DAYS = { quoteDays: 30, partDays: 30 } as const

/** Under which an order has the discount of a tier. Nobody can enter it, as it is no code of the shop's. */
export const TRADE_CODE = 'TRADE'

/** The tariff with the discount of a tier, which is given beside the discount by number of rugs. */
export function tradeTariff(tariff: Tariff, percent: number, plan: PaymentPlan | null): Tariff {
  const code: DiscountCode = { code: TRADE_CODE, off: { kind: 'percent', percent }, stacks: true, only: [] }
  return { ...tariff, code, ...(plan && { plan }) }
}

/** The tier with an id; null once the owner has removed it. */
export const tierIn = ({ tiers }: TradeTerms, id: string | null): TradeTier | null =>
  tiers.find((tier) => tier.id === id) ?? null

/** `50 / 50` */
export const planText = (percents: readonly number[]): string => percents.join(' / ')

/** The plan that somebody chose, null for all at once; undefined if the tier has no such plan. */
export function planIn(
  tier: TradeTier,
  chosen: readonly number[] | null,
  { partDays }: TradeTerms,
): PaymentPlan | null | undefined {
  if (chosen === null) return null
  const found = tier.plans.find((plan) => planText(plan) === planText(chosen))
  return found && { percents: found, days: partDays }
}
