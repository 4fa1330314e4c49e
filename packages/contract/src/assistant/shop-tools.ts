import { SHAPES } from '@nawl/domain/rug/shape'
import { ROOMS } from '@nawl/domain/rug/site-rooms'
import { QUANTITIES, type Unit, UNITS } from '@nawl/domain/rug/sizes/size'
import { z } from 'zod'

import { PILES } from '@nawl/domain/rug/piles'

const hex = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'is not a colour like #A8452F')
const side = z.number().positive().max(100_000)
/** Units people speak in; those the shop does not count in become centimetres or feet when a call is read. */
const saidUnit = z.enum([...UNITS, 'm', 'mm', 'in'])
const quantity = z.number().int().min(1).max(QUANTITIES.length)
const word = z.string().trim().min(1).max(120)

const PER_UNIT = {
  cm: { unit: 'cm', factor: 1 },
  m: { unit: 'cm', factor: 100 },
  mm: { unit: 'cm', factor: 0.1 },
  ft: { unit: 'ft', factor: 1 },
  in: { unit: 'ft', factor: 1 / 12 },
} as const satisfies Record<z.output<typeof saidUnit>, { unit: Unit; factor: number }>

type Said = { readonly width: number; readonly length: number; readonly unit: z.output<typeof saidUnit> }

const sides = {
  width: side,
  length: side.meta({ description: 'Equal to the width for a round or square rug' }),
  unit: saidUnit,
}

const paletteHex = hex.meta({ description: 'A colour of the rug in the studio, as its palette has it' })

/** Ways in which all yarns of a rug can be changed together. */
export const MOODS = ['warmer', 'cooler', 'softer', 'bolder', 'lighter', 'darker', 'calmer'] as const
export type Mood = (typeof MOODS)[number]

/** What an account is asked about in conversation. */
export const ACCOUNT_SUBJECTS = ['approvals', 'samples', 'projects'] as const
export type AccountSubject = (typeof ACCOUNT_SUBJECTS)[number]

/**
 * What an assistant can do in the shop: one registry for every engine. `description` is written for a language
 * model; it says when the tool is meant.
 */
export const SHOP_TOOLS = {
  openDesign: tool('Opens one design of the catalogue in the studio.', {
    name: word.meta({ description: 'Its display name', examples: ['Onyx'] }),
  }),
  listRugs: tool(
    'Shows the rugs of a collection, a colour family or a style; with nothing given, all of them.',
    {
      category: word.optional().meta({ description: 'Slug of a collection', examples: ['modern-tribal'] }),
      colour: word.optional().meta({ description: 'A colour family', examples: ['blues', 'earth-tones'] }),
      style: word.optional().meta({ description: 'A style tag', examples: ['transitional'] }),
    },
  ),
  setColor: tool('Replaces one yarn of the rug in the studio by another.', {
    from: paletteHex,
    to: word.meta({ description: 'Plain English name of the new colour, lower case', examples: ['navy'] }),
  }),
  shuffle: tool('Tries another set of yarns on the rug; locked ones stay.', {}),
  undo: tool('Takes back the last change in the studio.', {}),
  reset: tool('Returns the rug to the design as drawn.', {}),
  lock: tool('Keeps one yarn of the rug as it is when others are shuffled.', { color: paletteHex }),
  unlock: tool('Lets a locked yarn change again.', { color: paletteHex }),
  setMood: tool('Changes all yarns that are not locked in one direction.', { mood: z.enum(MOODS) }),
  setShape: tool('Sets the shape of the rug in the studio and keeps its size.', { shape: z.enum(SHAPES) }),
  setPile: tool('Makes the pile of the rug in the studio fine (cut), loop, or carved along the lines.', {
    pile: z.enum(PILES),
  }),
  showRoom: tool('Shows the rug in the studio in a room; `none` shows the rug alone.', {
    room: z.enum([...ROOMS, 'none']),
  }),
  setSize: {
    description: 'Sets the size of the rug in the studio, and its shape where one was named.',
    args: z.strictObject({ ...sides, shape: z.enum(SHAPES).optional() }).transform(inShopUnit),
  },
  setQuantity: tool('Sets how many of the rug are wanted.', { quantity }),
  quote: {
    description: 'Works out what rugs of a size cost.',
    args: z.strictObject({ ...sides, quantity: quantity.optional() }).transform(inShopUnit),
  },
  navigate: tool('Goes to a page of the shop.', {
    page: z
      .string()
      .regex(/^\/(?!\/)[\w\-/#?=&]*$/, 'is no path of the shop')
      .meta({ description: 'Its path', examples: ['/shipping'] }),
  }),
  search: tool('Searches designs, articles, answers and pages for words.', { query: word }),
  addToCart: tool('Puts the rug in the studio into the cart. The visitor is asked first.', {}),
  setLanguage: tool('Shows this page in another language.', { language: z.enum(['en', 'ar']) }),
  setCountry: tool('Sets the country that rugs are sent to and prices are shown for.', {
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'is no country code')
      .meta({ description: 'ISO 3166-1 alpha-2', examples: ['AE'] }),
  }),
  tellAccount: tool(
    'Says what the visitor’s own account has: what waits for an approval, samples ordered before, or projects.',
    { about: z.enum(ACCOUNT_SUBJECTS) },
  ),
} as const

export type ShopToolName = keyof typeof SHOP_TOOLS
export const SHOP_TOOL_NAMES = Object.keys(SHOP_TOOLS) as [ShopToolName, ...ShopToolName[]]

export type ShopToolArgs<Name extends ShopToolName> = z.output<(typeof SHOP_TOOLS)[Name]['args']>

/** A tool with what it is to be run with. */
export type ShopToolCall = {
  [Name in ShopToolName]: { readonly tool: Name; readonly args: ShopToolArgs<Name> }
}[ShopToolName]

/** The call that a name and arguments from outside stand for; null where there is no such tool or they are not its arguments. */
export function parseToolCall(name: string, args: unknown): ShopToolCall | null {
  const tool = SHOP_TOOL_NAMES.find((known) => known === name)
  if (tool === undefined) return null
  const read = SHOP_TOOLS[tool].args.safeParse(args)
  // The schema read is the one of this very tool, which the compiler cannot follow through the table.
  return read.success ? ({ tool, args: read.data } as ShopToolCall) : null
}

/** The registry as JSON Schema (2020-12), for engines that take tools in that form. */
export function shopToolSchemas() {
  return SHOP_TOOL_NAMES.map((name) => ({
    name,
    description: SHOP_TOOLS[name].description,
    parameters: z.toJSONSchema(SHOP_TOOLS[name].args, { io: 'input' }),
  }))
}

function tool<Shape extends z.ZodRawShape>(description: string, shape: Shape) {
  return { description, args: z.strictObject(shape) }
}

function inShopUnit<Size extends Said>(size: Size): Omit<Size, 'unit'> & { unit: Unit } {
  const { unit, factor } = PER_UNIT[size.unit]
  const converted = (value: number) => Number((value * factor).toFixed(2))
  return { ...size, width: converted(size.width), length: converted(size.length), unit }
}
