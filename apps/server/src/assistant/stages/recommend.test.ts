import { labFromHex } from '@nawl/engine/color/lab'
import { describe, expect, it } from 'vitest'

import type { AssistantReply, AssistantRequest } from '@nawl/contract/assistant/assistant'
import { findDesign } from '@nawl/domain/catalogue/address'
import { DEFAULT_COUNTRY, findCountry } from '@nawl/domain/shop/countries/countries'
import { deltaE2000 } from '@nawl/engine/color/delta-e2000'

import { builtInRugs } from '../../catalogue/built-in-rugs.ts'
import { readContents } from '../../catalogue/content/content.ts'
import { readConfig } from '../../platform/config/config.ts'
import { localAnswerer } from '../local-answerer.ts'
import { COLOR_TERMS, typicalOf } from '../recommend/color-terms.ts'
import { traitedRugs } from '../recommend/rug-traits.ts'

const reading = readConfig({})
if (!reading.ok) throw new Error(reading.message)
const { contentDir, contacts } = reading.config
const rugs = builtInRugs('nothing drawn yet')
const traited = traitedRugs(rugs)
const answerer = await localAnswerer({
  content: readContents(contentDir, (rug) => `/artwork/${rug}.jpg`).en,
  contacts,
  rugs,
})

const say = (text: string, request: Partial<AssistantRequest> = {}, country = DEFAULT_COUNTRY) =>
  answerer.reply({ text, context: { page: '/' }, ...request }, country)
const shownBy = ({ cards = [] }: AssistantReply) => cards.map(({ rug }) => rug)
const rugAt = (address: string) => {
  const rug = findDesign(rugs, address)
  if (!rug) throw new Error(`${address} is no design`)
  return rug
}
const traitsAt = (address: string) => traited.find((one) => one.address === address)!
const dollarsIn = (note: string) => Number(/\$([\d,.]+\d)/.exec(note)?.[1]?.replaceAll(',', ''))

describe('a recommendation', () => {
  it.each(COLOR_TERMS)('never shows a rug with %s where none is wanted', async (color) => {
    const reply = await say(`recommend me a rug without ${color}`)
    for (const address of shownBy(reply))
      for (const { hex } of rugAt(address).yarns)
        expect(deltaE2000(labFromHex(hex), typicalOf(color))).toBeGreaterThan(6)
  })

  it('understands lists and late refusals of colours', async () => {
    const reply = await say('something for the lounge with no red, orange or pink, sofa is grey')
    expect(shownBy(reply)).toHaveLength(3)
    for (const address of shownBy(reply))
      for (const { hex } of rugAt(address).yarns)
        for (const color of ['red', 'orange', 'pink'] as const)
          expect(deltaE2000(labFromHex(hex), typicalOf(color))).toBeGreaterThan(6)
  })

  it.each([
    ['something calm for a bedroom under $700', 700],
    ['a rug for 2 by 3 m, at most 900 dollars', 900],
    ['recommend something bold, my budget is 750', 750],
    ['something for the hall, 6 by 9 ft, no more than $400', 400],
  ])('“%s” shows nothing above the budget', async (text, most) => {
    const { cards = [] } = await say(text)
    expect(cards.length).toBeGreaterThan(0)
    for (const { note } of cards) expect(dollarsIn(note)).toBeLessThanOrEqual(most)
  })

  it('reckons dirhams where prices are in dirhams', async () => {
    const uae = findCountry('AE')
    if (!uae) throw new Error('the shop’s own country is missing')
    const { cards = [] } = await say('something calm, I can spend 2700', {}, uae)
    expect(cards.length).toBeGreaterThan(0)
    for (const { note } of cards)
      expect(Number(/AED ([\d,.]+\d)/.exec(note)?.[1]?.replaceAll(',', ''))).toBeLessThanOrEqual(2700)
  })

  it('says at which size a budget is enough', async () => {
    expect((await say('something calm under $700')).text).toContain('$700.00 buys about')
    expect((await say('something calm under $30')).text).toContain('The smallest is')
  })

  it('shows the cheapest, the dearest and the youngest designs first', async () => {
    const prices = rugs.map(({ basePrice }) => basePrice)
    const plainest = await say('which of your rugs has the fewest colours')
    const counts = shownBy(plainest).map((address) => rugAt(address).yarns.length)
    expect(Math.max(...counts)).toBeLessThanOrEqual(3)
    const cheapest = await say('show me something for the cheapest price')
    expect(shownBy(cheapest).map((address) => rugAt(address).basePrice)).toEqual(
      Array(3).fill(Math.min(...prices)),
    )
    const dearest = await say('which rug is the most expensive')
    expect(rugAt(shownBy(dearest)[0] ?? '').basePrice).toBe(Math.max(...prices))
    const newest = await say('which rug is the newest')
    expect(rugAt(shownBy(newest)[0] ?? '').code).toBe(
      rugs
        .map(({ code }) => code)
        .toSorted()
        .at(-1),
    )
  })

  it('does not claim to know what sells best', async () => {
    expect((await say('which rug is the most popular')).text).toContain('We do not rank rugs by sales')
  })

  it('shows quiet rugs to whoever wants quiet, and mixed mid-tones where dirt is to be hidden', async () => {
    const calm = shownBy(await say('something calm for the bedroom'))
    const bold = shownBy(await say('something bold for the dining room'))
    for (const address of calm) expect(traitsAt(address).qualities.calm).toBeGreaterThan(0.5)
    for (const address of bold) expect(traitsAt(address).qualities.bold).toBeGreaterThan(0.5)
    const dirt = shownBy(await say('which rug hides dirt'))
    for (const address of dirt) expect(traitsAt(address).yarns.length).toBeGreaterThanOrEqual(5)
  })

  it('leaves out a collection that is not wanted', async () => {
    const reply = await say('not geometric please, I want something bold')
    expect(shownBy(reply)).toHaveLength(3)
    for (const address of shownBy(reply)) expect(rugAt(address).collection).not.toBe('Geometric')
  })

  it('tells why: the yarn that goes with the sofa, and the ground beside the floor', async () => {
    const { cards = [] } = await say('what goes with a dark oak floor and a green sofa')
    for (const { note } of cards) {
      expect(note).toMatch(/goes with green/)
      expect(note).toMatch(/stands out against a dark floor/)
    }
  })

  it('is near the rug on screen and not that rug', async () => {
    const reply = await say('show me something similar to this', {
      context: { page: '/product/khatam', rug: 'khatam' },
    })
    expect(shownBy(reply)).toHaveLength(3)
    expect(shownBy(reply)).not.toContain('khatam')
    expect(reply.cards?.[0]?.note).toContain('Similar to Khatam')
  })

  it('leaves the rug on screen to the commands', async () => {
    const context = { page: '/product/khatam', rug: 'khatam' }
    expect((await say('make the lime plaster darker', { context })).cards).toBeUndefined()
  })

  it('recommends nothing that is no rug', async () => {
    expect((await say('recommend me a good restaurant')).kind).toBe('unknown')
  })
})

describe('a conversation about rugs', () => {
  const history: AssistantRequest['history'] = [
    { role: 'visitor', text: 'something for a living room without red' },
    { role: 'assistant', text: 'These fit that.' },
  ]
  const context = { page: '/', shown: ['falaj', 'delta', 'onyx-contemporary'] }

  it('opens the second one', async () => {
    expect(await say('the second one please', { context, history })).toMatchObject({
      kind: 'tool',
      tool: 'openDesign',
      args: { name: 'Delta' },
    })
  })

  it('shows others for the same wishes', async () => {
    const shown = shownBy(await say('show me others', { context, history }))
    expect(shown).toHaveLength(3)
    for (const address of shown) {
      expect(context.shown).not.toContain(address)
      for (const { hex } of rugAt(address).yarns)
        expect(deltaE2000(labFromHex(hex), typicalOf('red'))).toBeGreaterThan(6)
    }
  })

  it('says honestly what makes a rug cheaper', async () => {
    expect((await say('something cheaper', { context, history })).text).toContain('smaller size')
  })

  it('says which of those shown is calmest', async () => {
    const reply = await say('which of these is calmest', { context, history })
    const calmest = context.shown.toSorted(
      (p, q) => traitsAt(q).qualities.calm - traitsAt(p).qualities.calm,
    )[0]
    expect(shownBy(reply)[0]).toBe(calmest)
  })
})

describe('a comparison', () => {
  it('says what differs, with both as cards and one price for one size', async () => {
    const reply = await say('Khatam or Lateen for a bedroom, 2 by 3 m?')
    expect(shownBy(reply)).toEqual(['khatam', 'lateen'])
    expect(reply.text).toContain('Lateen has the quieter pattern')
    expect(reply.text).toContain('Both cost the same: $645.83 at 200 × 300 cm')
    expect(reply.text).toContain('For the bedroom I would choose Lateen.')
  })

  it('takes the rug on screen for the other one', async () => {
    const context = { page: '/product/interval', rug: 'interval' }
    expect(shownBy(await say('compare this with Ufuq', { context })).toSorted()).toEqual(['interval', 'ufuq'])
  })

  it('reads names in Arabic and replies in it', async () => {
    const reply = await say('ما الفرق بين فلج ومرعى؟')
    expect(shownBy(reply)).toEqual(['falaj', 'pasture'])
    expect(reply.language).toBe('ar')
  })
})

it('understands wishes in Arabic', async () => {
  const { cards = [] } = await say('اريد سجادة للصالة فيها كنب رمادي بدون احمر وميزانيتي الف دولار')
  expect(cards).toHaveLength(3)
  for (const { rug } of cards)
    for (const { hex } of rugAt(rug).yarns)
      expect(deltaE2000(labFromHex(hex), typicalOf('red'))).toBeGreaterThan(6)
})
