import { afterEach, expect, it } from 'vitest'

import type { AssistantRequest } from '@nawl/contract/assistant/assistant'
import { designAddress } from '@nawl/domain/catalogue/address'
import type { Cents } from '@nawl/domain/money/money'
import { DEFAULT_COUNTRY } from '@nawl/domain/shop/countries/countries'
import { prices, setPrices } from '@nawl/domain/shop/price-list'
import { descriptions } from '@nawl/messages/by-language/descriptions'

import { builtInRugs } from '../../catalogue/built-in-rugs.ts'
import { readContents } from '../../catalogue/content/content.ts'
import { readConfig } from '../../platform/config/config.ts'
import { localAnswerer } from '../local-answerer.ts'

const reading = readConfig({})
if (!reading.ok) throw new Error(reading.message)
const { contentDir, contacts } = reading.config
const rugs = builtInRugs('nothing drawn yet')
const answerer = await localAnswerer({
  content: readContents(contentDir, (rug) => `/artwork/${rug}.jpg`).en,
  contacts,
  rugs,
})
const falaj = { page: '/product/falaj', rug: 'falaj' }
const textOf = async (text: string, request: Partial<AssistantRequest> = {}) =>
  (await answerer.reply({ text, context: falaj, ...request }, DEFAULT_COUNTRY)).text

const METRES = { unit: 'cm', shape: 'rectangle' } as const
const small = { ...METRES, width: 200, length: 300 }
const large = { ...METRES, width: 300, length: 400 }

it.each(['how heavy is it', 'what does this one weigh', 'كم وزنها؟'])('weighs the rug: %s', async (text) => {
  // 6 m² of 2.4 kg.
  expect(await textOf(text, { context: { ...falaj, size: small } })).toMatch(/\b14\b/)
  expect(await textOf(text)).toMatch(/2\.4/)
})

it('does not weigh what stands on it', async () => {
  expect(
    await textOf('how heavy furniture can stand on it', { context: { ...falaj, size: small } }),
  ).not.toMatch(/\b14\b/)
})

it.each(['which was cheaper?', 'ايهم ارخص؟'])('compares the last two sizes: %s', async (text) => {
  const said = await textOf(text, { dialogue: { sizes: [large, small] } })
  expect(said).toMatch(/200.+300.+645\.83.+1,291\.67.+300.+400/)
})

it.each(['is this one wool?', 'are these rugs real wool', 'is it wool or synthetic'])(
  'says what the pile is made of: %s',
  async (text) => expect(await textOf(text)).toMatch(/^The pile is New Zealand wool/),
)

it('tells the story and the yarns of a rug in the language of the question', async () => {
  expect(await textOf('what is the story of Falaj')).toContain(
    descriptions.en('falaj') ?? rugs.find(({ name }) => name === 'Falaj')!.description,
  )
  expect(await textOf('شو قصة فلج')).toContain(descriptions.ar('falaj'))
  expect(await textOf('شو قصتها')).toContain(descriptions.ar('falaj'))
})

it('takes measures for those of the room where what size to take is asked', async () => {
  const context = { page: '/' }
  const text = 'it is about 4 by 5 metres, with an oak floor, what size would you go for?'
  expect(await textOf(text, { context })).toMatch(/leaves .+ of floor showing on every side/)
})

const built = prices()
afterEach(() => setPrices(built))

it('says what makes the rugs it showed differ in price, also where a collection costs more', async () => {
  const listed = rugs.toSorted((p, q) => p.basePrice - q.basePrice)
  const [first, other] = [listed.at(0), listed.at(-1)]
  if (!first || !other) throw new Error('no designs')
  const context = { page: '/products', shown: [other, first].map((rug) => designAddress(rugs, rug)) }
  const ask = () => textOf('which of these is the cheapest?', { context })
  expect(await ask()).toContain(first.name)
  expect(await ask()).toContain('they all cost the same at the same size')
  setPrices({ ...built, squareFoot: { ...built.squareFoot, [other.collection]: 1900 as Cents } })
  expect(await ask()).toContain('differ only by their collection’s price')
})
