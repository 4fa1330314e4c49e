import type { AssistantContext, AssistantReply } from '@nawl/contract/assistant/assistant'
import { parseToolCall } from '@nawl/contract/assistant/shop-tools'
import { dirhams } from '@nawl/domain/money/format-money'
import { snapshotSize } from '@nawl/domain/cart/ordered-size'
import { priceCart } from '@nawl/domain/cart/price-cart'
import { AS_DRAWN } from '@nawl/domain/rug/design-link'
import type { Quantity } from '@nawl/domain/rug/sizes/size'
import { type Country, findCountry } from '@nawl/domain/shop/countries/countries'
import { prices, tariffOf } from '@nawl/domain/shop/price-list'
import { describe, expect, it } from 'vitest'

import { builtInRugs } from '../../catalogue/built-in-rugs.ts'
import { readContents } from '../../catalogue/content/content.ts'
import { readConfig } from '../../platform/config/config.ts'
import { localAnswerer } from '../local-answerer.ts'

const reading = readConfig({})
if (!reading.ok) throw new Error(reading.message)
const { config } = reading
const answerer = await localAnswerer({
  rugs: builtInRugs('nothing drawn yet'),
  contacts: config.contacts,
  content: readContents(config.contentDir, (rug) => `/artwork/${rug}.jpg`).en,
})
const studio: AssistantContext = {
  page: '/product/khatam',
  rug: 'khatam',
  quantity: 1,
  room: 'living',
  cart: { pieces: 0 },
}
const chosen: AssistantContext = {
  ...studio,
  size: { width: 200, length: 300, unit: 'cm', shape: 'rectangle' },
}
const SAFFRON = '#CE9434'

type Said = readonly (readonly [role: 'visitor' | 'assistant', text: string])[]
function countryOf(code: string): Country {
  const country = findCountry(code)
  if (!country) throw new Error(`there is no country ${code}`)
  return country
}

/** What the cart says of rugs of a size. */
function cartOf(width: string, length: string, quantity: Quantity, code: string) {
  const ordered = snapshotSize({ shape: 'rectangle', width, length, unit: 'cm' })
  if (!ordered.ok) throw new Error(ordered.reason)
  const design = {
    ...AS_DRAWN,
    rugId: 'khatam',
    name: 'Khatam',
    bitmapHash: '',
    size: ordered.size,
    yarns: [],
  }
  return priceCart([{ id: 'a', design, quantity }], { country: countryOf(code) }, tariffOf(prices())).amounts
}

const reply = (text: string, context = chosen, said: Said = [], country = 'US'): Promise<AssistantReply> =>
  answerer.reply(
    { text, context, history: said.map(([role, before]) => ({ role, text: before })) },
    countryOf(country),
  )

describe('a design that is named', () => {
  const elsewhere: AssistantContext = { page: '/', quantity: 1, cart: { pieces: 0 } }

  it('is opened where nothing else is asked for', async () => {
    expect(await reply('yo fetch out bogolan make I see am', elsewhere)).toMatchObject({
      tool: 'openDesign',
      args: { name: 'Bogolan' },
    })
  })

  it('is not opened by a question', async () => {
    expect((await reply('would bogolan fit into my van?', elsewhere)).kind).not.toBe('tool')
  })
})

describe('several requests', () => {
  it('are one reply with further calls, each of which the contract allows', async () => {
    const found = await reply('yellow to red, make it 2.5 by 3.5 metres and show it in a bedroom')
    expect(found).toMatchObject({
      kind: 'tool',
      tool: 'setColor',
      next: [{ tool: 'setSize' }, { tool: 'showRoom' }],
      text: 'Saffron becomes red. 250 × 350 cm. Here it is in the bedroom.',
    })
    const calls = found.kind === 'tool' ? [found, ...(found.next ?? [])] : []
    expect(calls.map(({ tool, args }) => parseToolCall(tool, args))).toEqual(
      calls.map(({ tool, args }) => ({ tool, args })),
    )
  })

  it('say what was left', async () => {
    const found = await reply('make the yellow red and print it on a shirt for me')
    expect(found).toMatchObject({ tool: 'setColor', left: 'print it on a shirt for me' })
    expect(found).toMatchObject({ more: 'I did not understand “print it on a shirt for me”.' })
    expect(found.text).toContain('print it on a shirt for me')
  })

  it('are all asked before, when one of them changes the cart', async () => {
    expect(await reply('make it two and put them in my basket')).toMatchObject({
      tool: 'setQuantity',
      next: [{ tool: 'addToCart' }],
      confirm: true,
      text: '2 rugs. Shall I add this rug to your cart?',
    })
  })
})

describe('a price', () => {
  it('of a size is followed by that size, where it is wanted', async () => {
    expect(
      await reply('oh fine, set it to that', studio, [
        ['visitor', 'how much is this at 4 metres by 5'],
        ['assistant', 'At 4 × 5 m it comes to about $2,153.'],
      ]),
    ).toMatchObject({ tool: 'setSize', args: { width: 400, length: 500 } })
  })

  it('of what is on screen is said as the cart would say it', async () => {
    const amounts = cartOf('200', '300', 5, 'NO')
    const { text } = await reply('how much are five of these?', chosen, [], 'NO')
    expect(text).toContain('8% off')
    expect(text).toContain('Norway')
    expect(text).toContain(`$${(amounts.USD.total / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`)
  })

  it('within the UAE has its delivery and says that VAT is included', async () => {
    const amounts = cartOf('60', '90', 1, 'AE')
    const { text } = await reply('price of 60 by 90 cm?', chosen, [], 'AE')
    expect(text).toContain(`${dirhams(amounts.AED.total)} in all, including 5% VAT`)
  })

  it('without a size asks for which, and the answers are understood', async () => {
    const asked = await reply('how much is it?', studio)
    expect(asked.kind).toBe('choices')
    for (const { say } of asked.choices ?? [])
      expect(await reply(say ?? '', studio)).toMatchObject({ tool: 'quote' })
  })

  it('of more than the cart takes is said with the discount, and how more are ordered', async () => {
    const { text } = await reply('240 x 300 cm please. fourteen pieces', studio)
    expect(text).toContain('14 rugs measuring 240 × 300 cm: $10,850.00')
    expect(text).toContain('12% off: $9,548.00')
    expect(text).toContain('one to 10 rugs')
  })

  it('says where freight is quoted', async () => {
    expect((await reply('2 by 3 metres price', chosen, [], 'BR')).text).toContain(
      'We will quote you the cost of freight to Brazil',
    )
  })
})

describe('what cannot be done', () => {
  it.each([
    ['put 25 of these in the cart', 'one to 10 rugs'],
    ['set the size to 0 by 0', 'from 60 × 90 cm to 1000 × 1500 cm'],
    ['make it 20 by 30 centimetres', 'from 60 × 90 cm to 1000 × 1500 cm'],
    ['make it 40 by 60 metres', 'The nearest size we make is 1000 × 1500 cm'],
    ['do not shuffle', 'I have not changed anything'],
    ['send it to Cuba', 'We do not ship to Cuba'],
  ])('is not done, and said: %s', async (text, words) => {
    const found = await reply(text)
    expect(found.kind).not.toBe('tool')
    expect(found.text).toContain(words)
  })

  it('is put into the cart only with a size', async () => {
    const asked = await reply('put it in the cart', studio)
    expect(asked).toMatchObject({
      kind: 'choices',
      text: 'Which size would you like? Once I know, I can add the rug to your cart.',
    })
    expect(await reply(asked.choices?.[0]?.say ?? '', studio)).toMatchObject({
      tool: 'setSize',
      next: [{ tool: 'addToCart' }],
      confirm: true,
    })
  })
})

describe('what leans on what was said or is on screen', () => {
  const after = (visitor: string, assistant = 'Done.'): Said => [
    ['visitor', visitor],
    ['assistant', assistant],
  ]

  it.each([
    ['undo that and try green', after('make the saffron red'), ['undo', 'setColor']],
    ['same but in blue', after('make the saffron red'), ['setColor']],
    ['yes do it', after('can it be cobalt', 'Yes. Shall I change the saffron to cobalt?'), ['setColor']],
    ['another one', after('shuffle'), ['shuffle']],
    ['the second one', after('something calm', 'Three calm ones: Interval, Ufuq, Jazr.'), ['openDesign']],
    ['only one', after('make it three'), ['setQuantity']],
  ] as const)('%s', async (text, said, tools) => {
    const found = await reply(text, chosen, said)
    expect(
      found.kind === 'tool' ? [found.tool, ...(found.next ?? []).map(({ tool }) => tool)] : found,
    ).toEqual(tools)
  })

  it('opens the rug that the last reply showed second', async () => {
    expect(await reply('the second one', { page: '/', shown: ['liwa', 'barq', 'konya'] })).toMatchObject({
      tool: 'openDesign',
      args: { name: 'Barq' },
    })
  })

  it('says the size on screen in another unit', async () => {
    expect(await reply('in feet?')).toMatchObject({ kind: 'answer', text: '200 × 300 cm is 6.56 × 9.84 ft.' })
  })
})

it('names the nearest yarn for a colour that the card does not have', async () => {
  expect(await reply('make the yellow burgundy')).toMatchObject({
    tool: 'setColor',
    args: { from: SAFFRON, to: 'pomegranate' },
    text: 'Saffron becomes pomegranate, the nearest match to burgundy on our shade card.',
  })
})

it.each([
  ['make it 8 by 10', ['make it 8 by 10 feet', 'make it 8 by 10 metres']],
  ['make the glaze pink', ['make the #2f6b66 pink', 'make the #1c4148 pink']],
])('asks with chips that are understood: %s', async (text, says) => {
  const asked = await reply(text, studio)
  expect(asked.choices?.map(({ say }) => say)).toEqual(says)
  for (const say of says) expect((await reply(say, studio)).kind).toBe('tool')
})
