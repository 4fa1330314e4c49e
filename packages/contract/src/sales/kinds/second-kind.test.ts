import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { addToCartRequest, cartResponse } from '../cart.ts'
import { lineSchemas } from './line-schemas.ts'
import { NO_SUCH_KIND } from './no-such-kind.ts'
import type { ProductContract } from './product-contract.ts'
import { PRODUCT_CONTRACTS } from './product-contracts.ts'

const kind = z.literal('yarn-book', NO_SUCH_KIND)
const codes = z.array(z.string().min(1, 'is empty')).min(1, 'names no yarn')
const shown = z.object({ kind, name: z.string(), codes })
const sampleBox: ProductContract = {
  chosen: z.strictObject({ kind, codes }),
  shown,
  onLine: z.object({}),
  whenOrdered: z.object({ packed: z.boolean() }),
  toMake: shown,
  whenMade: z.object({ shelf: z.string() }),
}
const rugs = { rug: PRODUCT_CONTRACTS['rug']! }
const both = lineSchemas({ ...rugs, 'yarn-book': sampleBox })

const RUG = {
  rugId: 'onyx',
  mappings: { '#26323D': '#A8452F' },
  tolerance: 15,
  textureStyle: 'fine',
  textureIntensity: 0.5,
  size: { shape: 'rectangle', width: '5', length: '8', unit: 'ft' },
} as const
const RUG_DESIGN = {
  rugId: RUG.rugId,
  name: 'Onyx',
  bitmapHash: 'ab',
  mappings: RUG.mappings,
  tolerance: 15,
  textureStyle: 'fine',
  textureIntensity: 0.5,
  size: { shape: 'rectangle', unit: 'ft', width: '5', length: '8', widthMm: 1524, lengthMm: 2438 },
  room: 'living',
  yarns: [{ name: 'Teal', hex: '#216266', share: 60 }],
} as const
const RUG_LINE = { id: 'r', design: RUG_DESIGN, quantity: 2, picture: '/r.webp', studio: '/product/onyx?d=1' }
const IN_ROOM = { inRoom: { room: 'living', picture: '/frozen/ab/living.webp' } }
const MADE = { cartoon: '/frozen/ab/cartoon.svg', kilograms: [6.154] }
const BOX_DESIGN = { kind: 'yarn-book', name: 'Sample box', codes: ['W-101'] } as const
const BOX_LINE = { id: 'b', design: BOX_DESIGN, quantity: 1, picture: '/box.webp' }

/** What goes out for a value: JSON, so that the order of the fields counts too. */
const sent = (schema: z.ZodType, value: unknown) => JSON.stringify(schema.parse(value))
const issuesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

describe.each([
  ['that sells rugs only', lineSchemas(rugs)],
  ['as it is', lineSchemas(PRODUCT_CONTRACTS)],
  ['that sells boxes too', both],
])('a rug, in a shop %s,', (_, schemas) => {
  it('comes in and goes out as it always did, byte by byte', () => {
    expect(sent(schemas.chosenProduct, RUG)).toBe(JSON.stringify(RUG))
    for (const [schema, more] of [
      [schemas.shownLine, {}],
      [schemas.lineInRoom, IN_ROOM],
      [schemas.cartLine, { ...IN_ROOM, was: null }],
      [schemas.orderLine, { ...IN_ROOM, ...MADE }],
    ] as const)
      expect(sent(schema, { ...RUG_LINE, ...more })).toBe(JSON.stringify({ ...RUG_LINE, ...more }))
  })

  it('shows the workshop its name, size and yarns, and nothing else of it', () => {
    const { id, quantity, picture } = RUG_LINE
    const { name, size, yarns } = RUG_DESIGN
    const { kilograms } = MADE
    expect(sent(schemas.lineToMake, { ...RUG_LINE, kilograms })).toBe(
      JSON.stringify({ id, design: { name, size, yarns }, quantity, picture, kilograms }),
    )
  })

  it('is refused by the name of its field, and another kind by `kind` before all else', () => {
    const body = z.strictObject({ design: schemas.chosenProduct })
    expect(issuesOf(body, { design: { ...RUG, rugId: '' } })).toEqual(['design.rugId: is empty'])
    expect(issuesOf(body, { design: { kind: 'carpet', codes: ['W-101'] } })?.[0]).toBe(
      `design.kind: ${NO_SUCH_KIND}`,
    )
  })
})

describe('a box of samples', () => {
  it('is chosen, and shown in carts, orders and the workshop, with fields of its own', () => {
    const chosen = { kind: 'yarn-book', codes: ['W-101'] }
    expect(both.chosenProduct.parse(chosen)).toEqual(chosen)
    const inRoom = null
    for (const [schema, more] of [
      [both.shownLine, {}],
      [both.cartLine, { inRoom, was: 1_300 }],
      [both.orderLine, { inRoom, packed: true }],
      [both.lineToMake, { shelf: 'C4' }],
    ] as const)
      expect(sent(schema, { ...BOX_LINE, ...more })).toBe(JSON.stringify({ ...BOX_LINE, ...more }))
  })

  it('is refused by the name of its own field', () => {
    expect(issuesOf(both.chosenProduct, { kind: 'yarn-book', codes: [] })).toEqual(['codes: names no yarn'])
    expect(issuesOf(both.chosenProduct, { kind: 'yarn-book', codes: ['W-101'], rugId: 'onyx' })).toEqual([
      ': Unrecognized key: "rugId"',
    ])
  })

  it('is not sold by the shop as it is', () => {
    expect(issuesOf(addToCartRequest, { design: { kind: 'yarn-book', codes: ['W-101'] } })?.[0]).toBe(
      `design.kind: ${NO_SUCH_KIND}`,
    )
    expect(cartResponse.shape.lines.safeParse([{ ...BOX_LINE, inRoom: null, was: null }]).success).toBe(false)
  })

  it('is beside the rug in the document of the API, each with its fields', () => {
    expect(z.toJSONSchema(lineSchemas(rugs).chosenProduct, { io: 'input' })).toMatchObject({
      properties: { rugId: { type: 'string' } },
    })
    expect(z.toJSONSchema(both.chosenProduct, { io: 'input' })).toMatchObject({
      oneOf: [
        { properties: { kind: { const: 'rug' } }, required: expect.not.arrayContaining(['kind']) },
        { properties: { kind: { const: 'yarn-book' } }, required: ['kind', 'codes'] },
      ],
    })
    expect(z.toJSONSchema(both.cartLine)).toMatchObject({
      anyOf: [
        { required: expect.arrayContaining(['studio', 'inRoom', 'was']) },
        { required: expect.any(Array) },
      ],
    })
  })
})
