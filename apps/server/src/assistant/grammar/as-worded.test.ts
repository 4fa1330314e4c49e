import { expect, it } from 'vitest'

import { calls, home, khatam } from '../../../test/assistant/grammar/misread.ts'

const quote = (width: number, length: number, unit: string, quantity: number) => ({
  tool: 'quote',
  args: { width, length, unit, quantity },
})
const lock = (hex: string) => ({ tool: 'lock', args: { color: hex } })
const go = (page: string) => ({ tool: 'navigate', args: { page } })
const [SEA, SAFFRON] = ['#2F6B66', '#CE9434'] as const

it.each([
  // The number of pieces, in the words of trade, is no inches and ends no clause.
  ['how much for 5 by 7 feet, three pcs', [quote(5, 7, 'ft', 3)]],
  ['kindly tell what 3 nos. of four by six feet will come to', [quote(4, 6, 'ft', 3)]],
  ['6 feet 4 feet how much price', [{ tool: 'quote', args: { width: 6, length: 4, unit: 'ft' } }]],
  ['Brasil please, change the country', [{ tool: 'setCountry', args: { country: 'BR' } }]],
  ['search for stars', [{ tool: 'search', args: { query: 'stars' } }]],
  ['where do I cough up', [go('/checkout')]],
  ['now to the checkout', [go('/checkout')]],
  ['howay gan to the checkout man', [go('/checkout')]],
  ['take me to my basket', [go('/cart')]],
])('elsewhere in the shop, reads: %s', (text, wanted) => expect(calls(text, home)).toEqual(wanted))

it.each([
  ['two pieces, not one piece', [{ tool: 'setQuantity', args: { quantity: 2 } }]],
  ['saffron is sacred now, nobody moves it', [lock(SAFFRON)]],
  ['nail down the saffron', [lock(SAFFRON)]],
  ['keep the saffron exactly as is, do not let it move', [lock(SAFFRON)]],
  ['the sea glaze you can let go', [{ tool: 'unlock', args: { color: SEA } }]],
  ['open the lock of the saffron', [{ tool: 'unlock', args: { color: SAFFRON } }]],
  ['let me see it in the dinin room', [{ tool: 'showRoom', args: { room: 'dining' } }]],
  ['stick it in a dining room', [{ tool: 'showRoom', args: { room: 'dining' } }]],
  ['hi po can you show the rug in bedroom', [{ tool: 'showRoom', args: { room: 'bedroom' } }]],
  ['well shoot just let me see it inside a majlis', [{ tool: 'showRoom', args: { room: 'majlis' } }]],
  [
    'could the saffron become the colour of tofu',
    [{ tool: 'setColor', args: { from: SAFFRON, to: 'tofu' } }],
  ],
  ['the saffron I want like ripe papaya', [{ tool: 'setColor', args: { from: SAFFRON, to: 'papaya' } }]],
  ['how much would two of them be, five foot by eight', [quote(5, 8, 'ft', 2)]],
  ['an arch, no rectangle', [{ tool: 'setShape', args: { shape: 'arch' } }]],
])('on a rug, reads: %s', (text, wanted) => expect(calls(text, khatam)).toEqual(wanted))

it.each([
  'leave the size alone, two by three is what I measured',
  'keep the country as it is, no switching to Oman',
  "don't you dare mix the colours now",
  'everything is in the basket',
])('does nothing for: %s', (text) => expect(calls(text, khatam)).toEqual([]))

it.each(['that said the same thing three times', 'I asked that two times'])(
  'takes no number of times for a number of rugs: %s',
  (text) => expect(calls(text, khatam)).toEqual([]),
)

it('asks which colour rather than change a yarn into itself', () => {
  expect(calls('make saffron more like hoomblefoom', khatam)).toEqual([])
})
