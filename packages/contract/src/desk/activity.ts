import { z } from 'zod'

/** What is changed at the desk, apart from orders, which have records of their own. */
export const ACTIVITY_KINDS = [
  'staff.invited',
  'staff.role-changed',
  'staff.removed',
  'staff.released',
  'second-factor.added',
  'second-factor.removed',
  'second-factor.recovered',
  'second-factor.codes-made',
  'second-factor.reset',
  'document.published',
  'document.restored',
  'document.called-off',
  'document.kept',
  'webhook.added',
  'webhook.changed',
  'webhook.removed',
  'webhook.secret-rotated',
  'webhook.switched-off',
  'token.created',
  'token.revoked',
  'code.added',
  'code.ended',
  'gift-card.issued',
  'gift-card.blocked',
  'trade.accepted',
  'trade.refused',
  'trade.paused',
  'list.exported',
  'month.closed',
  'yarn.changed',
  'yarn.stocked',
  'yarns.imported',
  'designs.imported',
  'prices.imported',
  'question.ignored',
  'question.wanted',
  'newsletter.started',
  'newsletter.stopped',
  'newsletter.continued',
] as const

const value = z.record(z.string(), z.json()).nullable()

/** GET /api/desk/activity: newest first, in pages. */
export const activityQuery = z.object({
  before: z.string().max(64).optional().meta({ description: '`next` of the page before' }),
})
export const activityResponse = z.object({
  changes: z.array(
    z.object({
      id: z.string(),
      at: z.iso.datetime(),
      by: z.string().meta({ description: 'E-mail address of the member of staff' }),
      kind: z.enum(ACTIVITY_KINDS),
      subject: z.string().meta({ description: 'Who or what was changed; empty for the shop itself' }),
      before: value,
      after: value,
    }),
  ),
  next: z.string().nullable(),
})
export type ActivityResponse = z.infer<typeof activityResponse>
