import type { AssistantContext, AssistantReply } from '@nawl/contract/assistant/assistant'
import { DEFAULT_COUNTRY } from '@nawl/domain/shop/countries/countries'
import { expect, it } from 'vitest'

import { builtInRugs } from '../../catalogue/built-in-rugs.ts'
import { readContents } from '../../catalogue/content/content.ts'
import { readConfig } from '../../platform/config/config.ts'
import { localAnswerer } from '../local-answerer.ts'
import { callsOf } from './next-state.ts'
import { dyeOf } from './values.ts'

const reading = readConfig({})
if (!reading.ok) throw new Error(reading.message)
const { config } = reading
const rugs = builtInRugs('nothing drawn yet')
const answerer = await localAnswerer({
  rugs,
  contacts: config.contacts,
  content: readContents(config.contentDir, (rug) => `/artwork/${rug}.jpg`).en,
})

type Yarns = NonNullable<AssistantContext['palette']>

function studioOf(id: string): AssistantContext {
  const rug = rugs.find((one) => one.id === id)!
  const palette = rug.yarns.map(({ hex, name }) => ({ hex: hex.toUpperCase(), name }))
  return { page: `/product/${id}`, rug: id, palette, quantity: 1 }
}

/** The page after a call that a reply asks of it, as the studio would have it. */
function after(now: AssistantContext, call: ReturnType<typeof callsOf>[number]): AssistantContext {
  if (call.tool === 'setColor') {
    const to = dyeOf(call.args.to)!
    const changed = (yarn: Yarns[number]): Yarns[number] => {
      const drawn = yarn.drawn ?? yarn.hex
      if (yarn.hex.toUpperCase() !== call.args.from.toUpperCase()) return yarn
      return { hex: to, name: call.args.to, ...(drawn === to ? {} : { drawn }) }
    }
    return { ...now, palette: now.palette!.map(changed) }
  }
  if (call.tool === 'setSize')
    return { ...now, size: { ...call.args, shape: call.args.shape ?? 'rectangle' } }
  return call.tool === 'openDesign'
    ? { ...now, ...studioOf(rugs.find(({ name }) => name === call.args.name)!.id) }
    : now
}

/** The replies to what a visitor says one after the other. */
async function talk(context: AssistantContext, said: readonly string[]) {
  let now = context
  let dialogue: AssistantReply['dialogue']
  const history: { role: 'visitor' | 'assistant'; text: string }[] = []
  const replies: AssistantReply[] = []
  for (const text of said) {
    const request = { text, context: now, history: [...history], ...(dialogue && { dialogue }) }
    const reply = await answerer.reply(request, DEFAULT_COUNTRY)
    for (const call of callsOf(reply)) now = after(now, call)
    dialogue = reply.dialogue
    history.push({ role: 'visitor', text }, { role: 'assistant', text: reply.text })
    replies.push(reply)
  }
  return { last: replies.at(-1)!, replies, now }
}

const hexesOf = ({ palette = [] }: AssistantContext) => palette.map(({ hex }) => hex)
const bab = studioOf('bab')
const [LIMEWASH, GREEN, SHADE, BRASS] = hexesOf(bab)

it.each([
  ['another one of those asked', ['make it navy', 'the second one', 'no, the first'], 0],
  ['a yarn by its name', ['make it navy', 'the limewash', 'no, I meant the brass'], 3],
  ['the label of a chip', ['make it navy', 'shade'], 2],
  ['in Arabic', ['make it navy', 'الثانية', 'لا، الأخيرة'], 3],
])('takes a change back and makes it on another yarn: %s', async (_, said, at) => {
  const { now } = await talk(bab, said)
  const drawn = [LIMEWASH, GREEN, SHADE, BRASS]
  expect(hexesOf(now)).toEqual(drawn.map((hex, place) => (place === at ? dyeOf('navy') : hex)))
})

it('does what was asked to all that were offered, and to a whole rug not by that', async () => {
  const { now } = await talk(studioOf('boro'), ['make the blue green', 'all of them'])
  const changed = hexesOf(now).filter((hex) => hex === dyeOf('green'))
  expect(changed).toHaveLength(3)
  const { last } = await talk(bab, ['make it navy', 'all of them'])
  expect(callsOf(last)).toEqual([])
})

it.each([
  ['another colour', ['make the brass navy', 'and in red?'], 'red'],
  ['a colour instead', ['make the brass navy', 'no, red'], 'red'],
  ['the one before', ['make the brass navy', 'rather a dark grey', 'put the navy back'], 'navy'],
  ['in Arabic', ['make the brass navy', 'لا، أحمر'], 'red'],
])('changes the yarn that was changed last: %s', async (_, said, color) => {
  const { now } = await talk(bab, said)
  expect(hexesOf(now)).toEqual([LIMEWASH, GREEN, SHADE, dyeOf(color)])
})

it('puts a yarn back as it is drawn, and says what is changed', async () => {
  const { now, replies } = await talk(bab, [
    'make the brass navy',
    'make the limewash red',
    'رجع الكحلي متل ما كان',
    'what did I change so far?',
  ])
  expect(hexesOf(now)).toEqual([dyeOf('red'), GREEN, SHADE, BRASS])
  expect(replies.at(-1)!.text).toMatch(/limewash became red/i)
  expect(replies.at(-1)!.text).not.toMatch(/brass|navy/i)
})

it('moves one yarn in tone where one was changed, and keeps the others', async () => {
  const { now } = await talk(bab, ['make the brass navy', 'a bit lighter'])
  expect(hexesOf(now).slice(0, 3)).toEqual([LIMEWASH, GREEN, SHADE])
  expect(hexesOf(now)[3]).not.toBe(dyeOf('navy'))
})

it('works out a size for a room, sets the one that is taken and prices it in dirhams', async () => {
  const { replies, now } = await talk(bab, [
    'my room is 4 by 5 m, which size should I get?',
    'ok do that',
    'no, the smaller one',
    'how much is that in dirhams?',
  ])
  expect(replies[0]!.text).toContain('340 × 440 cm, which leaves 30 cm')
  expect(now.size).toMatchObject({ width: 280, length: 380, unit: 'cm' })
  expect(replies.at(-1)!.text).toMatch(/^280 × 380 cm: AED 4,/)
})

it('takes back the size where that was the last change, and no colour', async () => {
  const { now } = await talk(bab, [
    'make the brass navy',
    'make it 2 by 3 m',
    'make it 3 by 4 m',
    'undo that',
  ])
  expect(now.size).toMatchObject({ width: 200, length: 300 })
  expect(hexesOf(now)[3]).toBe(dyeOf('navy'))
})

it('keeps what is wanted of a rug until one is named, with its size', async () => {
  const { replies, now } = await talk({ page: '/products' }, [
    'make the brass red and make it 2 by 3 metres',
    'I mean Bab',
  ])
  expect(replies[0]).toMatchObject({ kind: 'choices', dialogue: { asked: { about: 'design' } } })
  expect(now).toMatchObject({ rug: 'bab', size: { width: 200, length: 300 } })
  expect(hexesOf(now)[3]).toBe(dyeOf('red'))
})

it('does what is clear, asks the rest, and waits with the cart', async () => {
  const sized: AssistantContext = {
    ...studioOf('boro'),
    size: { width: 200, length: 300, unit: 'cm', shape: 'rectangle' },
  }
  const { replies } = await talk(sized, [
    'make the blue green, keep the ivory, and add it to the cart',
    'the first',
  ])
  expect(callsOf(replies[0]!).map(({ tool }) => tool)).toEqual(['lock'])
  expect(replies[0]!.choices).toHaveLength(3)
  expect(callsOf(replies[1]!).map(({ tool }) => tool)).toEqual(['setColor', 'addToCart'])
})

it('tells the hex of a yarn as it is on screen', async () => {
  const { last } = await talk(bab, ['make the brass navy', 'what is the hex of the navy?'])
  expect(last.text).toContain(dyeOf('navy'))
})

it('does nothing where nothing was asked that "the first" could mean', async () => {
  const { last } = await talk(bab, ['make the brass navy', 'make it 2 by 3 m', 'the first'])
  expect(callsOf(last)).toEqual([])
})

it('takes a number for one in centimetres after metres', async () => {
  const { now } = await talk(bab, ['make it 2 by 3 metres', 'what about 250 by 300?'])
  expect(now.size).toMatchObject({ width: 250, length: 300, unit: 'cm' })
})

it('counts what goes into the cart', async () => {
  const sized: AssistantContext = {
    ...bab,
    size: { width: 200, length: 300, unit: 'cm', shape: 'rectangle' },
  }
  const { last } = await talk(sized, ['alright put two in the cart'])
  expect(callsOf(last)).toEqual([
    { tool: 'setQuantity', args: { quantity: 2 } },
    { tool: 'addToCart', args: {} },
  ])
})
