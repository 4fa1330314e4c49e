import { SAMPLE_FORMS } from '@nawl/domain/product/sample-box'
import { z } from 'zod'

import { NO_SUCH_KIND } from '../no-such-kind.ts'
import type { ProductContract, ShownLine } from '../product-contract.ts'

const kind = z.literal('sample-box', NO_SUCH_KIND)
const form = z.enum(SAMPLE_FORMS).meta({ description: 'A ball of each yarn, or a cut square of 5 × 5 cm' })

/** More codes than this are nobody's choice; how many a box holds is a rule of the shop. */
const MOST_CODES = 400

const chosen = z.strictObject({
  kind,
  form: form.default('pompon'),
  codes: z
    .array(z.string().max(12))
    .max(MOST_CODES)
    .meta({ description: 'Codes of the shade card, eight at most', example: ['0712', '0101'] }),
})
export type ChosenBox = z.output<typeof chosen>

const shown = z.object({
  kind,
  name: z.string(),
  form,
  yarns: z.array(z.object({ code: z.string(), name: z.string(), hex: z.string() })).readonly(),
})
export type ShownBox = z.infer<typeof shown>
/** A line of boxes of the same yarns. */
export type BoxLine = ShownLine<ShownBox>

export const sampleBoxContract: ProductContract = {
  chosen,
  shown,
  onLine: z.object({}),
  whenOrdered: z.object({}),
  toMake: shown,
  whenMade: z.object({}),
}
