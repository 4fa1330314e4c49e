import { tidyLine } from '@nawl/domain/shop/tidy-line'
import { z } from 'zod'

import { paragraphs } from '../outreach/correspondent.ts'

const instant = z.iso.datetime()
const hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'is no hash')
  .meta({ description: 'SHA-256 of drawing, recipe, size and shape' })

/** A yarn of a line as it is on the screen, and as it was measured on its tufted piece. */
const sampledYarn = z.object({
  name: z.string(),
  hex: z.string(),
  measured: z
    .object({
      lab: z.tuple([z.number(), z.number(), z.number()]).meta({ description: 'L*a*b* (D50, 2°)' }),
      hex: z.string().meta({ description: 'The nearest colour that a screen can show' }),
      deltaE: z.number().meta({ description: 'From the shade card, in ΔE2000' }),
    })
    .nullable()
    .meta({ description: 'Null for a yarn that was not measured, or is not in the piece' }),
  isReplaced: z.boolean().meta({ description: 'Whether the line is not made of it any more' }),
})

/** A line whose tufted piece is looked at, and which may wait to be approved. */
export const shownApproval = z.object({
  line: z.string(),
  name: z.string(),
  isAwaited: z.boolean().meta({ description: 'Whether it is made only once it is approved' }),
  hash: z
    .string()
    .nullable()
    .meta({ description: 'Of what it is made as now; null for what is only looked at' }),
  approvedAt: instant.nullable(),
  screen: z
    .string()
    .nullable()
    .meta({ description: 'Address of the picture of the same piece as it is on the screen' }),
  piece: z.object({
    line: z.string().meta({ description: 'What questions are about' }),
    shownAt: instant.nullable().meta({ description: 'Null before the workshop has shown it' }),
    photo: z.string().nullable().meta({ description: 'Address of its photograph, for a day' }),
    isAsMade: z.boolean().meta({ description: 'Whether it is tufted as the line is made now' }),
  }),
  yarns: z.array(sampledYarn),
  questions: z.array(z.object({ at: instant, text: z.string() })),
})
export type ShownApproval = z.infer<typeof shownApproval>

export const orderLineParams = z.object({ number: z.string().max(20), lineId: z.string().max(64) })

/** POST /api/orders/{number}/lines/{lineId}/approve: the version that was looked at. */
export const approveRequest = z.strictObject({ hash })

/** POST /api/orders/{number}/lines/{lineId}/question */
export const questionRequest = z.strictObject({ text: paragraphs(2000) })

/** POST /api/desk/orders/{number}/lines/{lineId}/approval */
export const askApprovalRequest = z.strictObject({
  isAwaited: z.boolean().meta({ description: 'Whether it is made only once it is approved' }),
  why: z
    .string()
    .transform(tidyLine)
    .pipe(z.string().min(1, 'is empty').max(500, 'is longer than 500 characters'))
    .meta({ description: 'For the staff' }),
})

const lab = z
  .tuple([z.number().min(0).max(100), z.number().min(-128).max(128), z.number().min(-128).max(128)])
  .meta({ description: 'L*a*b* (D50, 2°), as spectrophotometers state it' })

/** POST /api/desk/floor/{number}/lines/{lineId}/piece: a tufted piece, photographed before, and measured. */
export const showPieceRequest = z.strictObject({
  photo: z.uuid().meta({ description: 'One of the order’s photographs of the workshop' }),
  yarns: z
    .array(z.strictObject({ hex: z.string().regex(/^#[0-9A-F]{6}$/), lab }))
    .max(40)
    .meta({ description: 'Each yarn that was measured, by the hex that it was ordered as' }),
})

/** What was said and done about approvals, as the desk reads it. */
export const approvalRecord = z.object({
  kind: z.enum(['asked', 'waived', 'shown', 'approved', 'question', 'reminded', 'overdue']),
  by: z.string(),
  at: instant,
  line: z.string().nullable(),
  said: z.string().meta({ description: 'A reason, or a question; empty for none' }),
  hash: z.string().nullable(),
})
export type ApprovalRecord = z.infer<typeof approvalRecord>
