import { TRADE_ROLES, TRADE_STATES } from '@nawl/domain/trade/trade-member'
import { z } from 'zod'

import { email, paragraphs } from '../outreach/correspondent.ts'
import { oneLine } from '../outreach/one-line.ts'
import { language } from '../shop/language.ts'

const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `is longer than ${longest} characters`)
    .regex(/^\P{Cc}*$/u)

/** POST /api/account/trade: applies, or corrects an application that nobody has decided on. */
export const tradeApplication = z.strictObject({
  practice: oneLine(120),
  licence: oneLine(40).meta({ description: 'VAT or licence number' }),
  website: line(200),
  role: z.enum(TRADE_ROLES),
  about: paragraphs(2000),
  language,
})

const shownApplication = z.object({
  practice: z.string(),
  licence: z.string(),
  website: z.string(),
  role: z.enum(TRADE_ROLES),
  about: z.string(),
})

export const tierName = z.object({ en: z.string(), ar: z.string() })

export const tradeContact = z
  .object({ name: z.string(), email: z.string() })
  .nullable()
  .meta({ description: 'The member of staff to ask' })

/** GET /api/account/trade, and the answer to an application. */
export const tradeAnswer = z.object({
  state: z.enum(TRADE_STATES).nullable().meta({ description: 'Null for who has not applied' }),
  application: shownApplication.nullable(),
  reason: z.string().meta({ description: 'Why it was refused or paused; empty otherwise' }),
  tier: z
    .object({
      name: tierName,
      percent: z.number().int().meta({ description: 'Off the list' }),
      plans: z.array(z.array(z.number().int())),
    })
    .nullable(),
  contact: tradeContact,
})
export type TradeAnswer = z.infer<typeof tradeAnswer>

/** GET /api/desk/trade: applications first, then members, newest first. */
export const deskTrade = z.object({
  accounts: z.array(
    z.object({
      id: z.uuid(),
      email: z.string(),
      name: z.string().nullable(),
      state: z.enum(TRADE_STATES),
      application: shownApplication,
      reason: z.string(),
      tier: z.string().nullable(),
      contact: z.object({ name: z.string(), email: z.string() }).nullable(),
      appliedAt: z.iso.datetime(),
      decidedAt: z.iso.datetime().nullable(),
      decidedBy: z.string().nullable(),
      projects: z.number().int(),
      quotes: z.array(
        z.object({
          id: z.uuid(),
          number: z.string(),
          project: z.string(),
          total: z.number().int().meta({ description: 'Cents of a dollar' }),
          state: z.enum(['open', 'accepted', 'expired', 'withdrawn']),
          validUntil: z.iso.datetime(),
          orders: z.array(z.string()).readonly(),
        }),
      ),
    }),
  ),
  tiers: z.array(z.object({ id: z.string(), name: tierName, percent: z.number().int() })),
})
export type DeskTrade = z.infer<typeof deskTrade>

export const tradeParams = z.object({ id: z.uuid() })
const reason = paragraphs(500).meta({ description: 'The letter to the customer says it' })

/** POST /api/desk/trade/{id}/accept, refuse and pause. Accepting a member gives another tier or contact. */
export const acceptTradeRequest = z.strictObject({
  tier: z.string().max(40),
  contact: z.strictObject({ name: oneLine(80), email }),
})
export const refuseTradeRequest = z.strictObject({ reason })
export const pauseTradeRequest = z.strictObject({ reason })
