import { expect, it } from 'vitest'

import { calls, home, khatam, readings, said } from '../../../test/assistant/grammar/misread.ts'

const sized = { ...khatam, size: { width: 200, length: 300, unit: 'cm', shape: 'rectangle' } } as const
const [WHITE, SEA, CLAY, DEEP, SAFFRON] = ['#E6DCC8', '#2F6B66', '#A9583C', '#1C4148', '#CE9434'] as const
const color = (from: string, to: string) => ({ tool: 'setColor', args: { from, to } })
const lock = (hex: string) => ({ tool: 'lock', args: { color: hex } })
const size = (width: number, length: number) => ({ tool: 'setSize', args: { width, length, unit: 'cm' } })
const mood = (wanted: string) => ({ tool: 'setMood', args: { mood: wanted } })
const pile = (wanted: string) => ({ tool: 'setPile', args: { pile: wanted } })
const room = (wanted: string) => ({ tool: 'showRoom', args: { room: wanted } })
const open = (name: string) => ({ tool: 'openDesign', args: { name } })
const shuffle = { tool: 'shuffle', args: {} }

it.each([
  ['gold to red and make it 2 by 3 metres', [color(SAFFRON, 'red'), size(200, 300)]],
  ['lock the white and shuffle the rest', [lock(WHITE), shuffle]],
  ['keep the clay and the white', [lock(CLAY), lock(WHITE)]],
  ['warmer please, but keep the saffron', [lock(SAFFRON), mood('warmer')]],
  ['shuffle everything except the saffron', [lock(SAFFRON), shuffle]],
  ['keep everything except the saffron', [lock(WHITE), lock(SEA), lock(CLAY), lock(DEEP)]],
  ['yellow -> grey, white -> navy', [color(SAFFRON, 'grey'), color(WHITE, 'navy')]],
  [
    'two of these into my basket',
    [
      { tool: 'setQuantity', args: { quantity: 2 } },
      { tool: 'addToCart', args: {} },
    ],
  ],
  [
    'undo that. softer, and show me it in a bedroom',
    [{ tool: 'undo', args: {} }, mood('softer'), { tool: 'showRoom', args: { room: 'bedroom' } }],
  ],
  [
    'make it a runner, three foot across and twelve long',
    [{ tool: 'setSize', args: { width: 3, length: 12, unit: 'ft', shape: 'runner' } }],
  ],
  ['less warmth, please', [mood('cooler')]],
  ['put it in the living room and then show just the rug', [room('none')]],
  ['can you do it in loop instead', [pile('loop')]],
  ['make it round and carved', [{ tool: 'setShape', args: { shape: 'round' } }, pile('carved')]],
  ['let us see it carved in a bedroom', [room('bedroom'), pile('carved')]],
  ['back to fine pile', [pile('fine')]],
  ['show me Liwa in a bedroom', [open('Liwa'), room('bedroom')]],
  [
    'Liwa in 2 by 3 metres please',
    [open('Liwa'), { tool: 'setSize', args: { width: 200, length: 300, unit: 'cm' } }],
  ],
  ['the yellow bits look cheap. make them plum', [color(SAFFRON, 'plum')]],
  ['the saffron to blue. no wait, not blue, to sage', [color(SAFFRON, 'sage')]],
  ['shuffle, no, forget the shuffle, just undo', [{ tool: 'undo', args: {} }]],
])('reads every request of: %s', (text, wanted) => expect(calls(text, khatam)).toEqual(wanted))

it('opens a design and changes it in one message', () => {
  expect(calls('open konya and make the ochre blue', home)).toEqual([
    { tool: 'openDesign', args: { name: 'Konya' } },
    color('#C68F38', 'blue'),
  ])
})

it.each(
  said(`
    do not shuffle | please don't shuffle anything | don't add it yet | never undo that | no need to reset |
    stop shuffling | I do not want it in the cart | can I undo? | what happens if I shuffle? | how do I change
    colours | if I reset it, is my size gone? | can I shuffle later | will undo bring back my size | make the |
    set the size to | change it to | the red and | put`),
)('does nothing at: %s', (text) => expect(calls(text, sized)).toEqual([]))

it.each([
  ['leave the yellow alone', SAFFRON],
  ["don't change the white", WHITE],
  ['can you not shuffle the clay', CLAY],
])('keeps a yarn that must not change: %s', (text, hex) => expect(calls(text, khatam)).toEqual([lock(hex)]))

it.each([
  ['make it half as long', size(200, 150)],
  ['20 cm wider', size(220, 300)],
  ['a metre longer please', null],
  ['make it 1 metre longer', size(200, 400)],
  ['width 180', size(180, 300)],
  ['3.5 metres long', size(200, 350)],
  ['double the width', size(400, 300)],
  ['enlarge it by 50 cm', size(250, 350)],
] as const)('reads a size from the one on screen: %s', (text, wanted) =>
  expect(calls(text, sized)).toEqual(wanted ? [wanted] : []),
)

it.each([
  ['make it 8 by 10', 'unit'],
  ['how much is 6 by 9', 'unit'],
  ['bigger', 'size'],
  ['change the size to 250', 'side'],
  ['open pearl', 'design'],
  ['make the glaze pink', 'yarn'],
] as const)('asks back at: %s', (text, about) =>
  expect(readings(text, sized)).toEqual([{ ask: expect.objectContaining({ about }) as unknown }]),
)

it.each([
  ['25 rugs please', 'quantity'],
  ['quantity zero', 'quantity'],
  ['make it 0 by 0', 'size'],
])('refuses: %s', (text, why) =>
  expect(readings(text, sized)).toEqual([{ refusal: expect.objectContaining({ why }) as unknown }]),
)

it.each([
  ['warmer', 'make it cosier | too cold for my taste | a bit chilly, warm it up | more like a sunset'],
  ['calmer', 'less loud please | it is too busy | quieter colours | calm it down'],
  ['lighter', 'far too dark | brighten everything | all of it lighter'],
  ['darker', 'deeper overall | everything darker | too bright'],
  ['softer', 'more muted | softer please | gentler colours'],
  ['bolder', 'more punch | it looks dull | make the colours louder'],
] as const)('reads the mood %s', (wanted, ways) => {
  for (const text of said(ways))
    expect({ text, calls: calls(text, khatam) }).toEqual({ text, calls: [mood(wanted)] })
})

it.each([
  ['library', 'show it in a study | how would it look with books around'],
  ['terrace', 'on the patio please | how would this look on a balcony'],
  ['none', 'just the rug, no furniture | hide the room'],
  ['playroom', 'show me it in the nursery'],
])('shows the rug in: %s', (room, ways) => {
  for (const text of said(ways))
    expect({ text, calls: calls(text, khatam) }).toEqual({
      text,
      calls: [{ tool: 'showRoom', args: { room } }],
    })
})

it.each([
  ['take me to my basket', { tool: 'navigate', args: { page: '/cart' } }],
  ['I want to pay', { tool: 'navigate', args: { page: '/checkout' } }],
  ['my account', { tool: 'navigate', args: { page: '/account' } }],
  ['egg shaped please', { tool: 'setShape', args: { shape: 'oval' } }],
  ['a wavy edge', { tool: 'setShape', args: { shape: 'scallop' } }],
  ['switch the site to arabic', { tool: 'setLanguage', args: { language: 'ar' } }],
  ['unlock the yellow', { tool: 'unlock', args: { color: SAFFRON } }],
])('reads %s', (text, wanted) => expect(calls(text, khatam)).toEqual([wanted]))

it.each([
  'is loop better for cats',
  'what is carved pile',
  'not carved',
  'that is fine',
  'what does carving cost',
])('changes no pile for: %s', (text) => expect(calls(text, khatam)).toEqual([]))

it('opens a design in a room from any page', () => {
  expect(calls('how would Fold look in a dining room', home)).toEqual([open('Fold'), room('dining')])
})

it('quotes a size once, with how many were said after it', () => {
  expect(calls('calculate for me: 2850 mm by 1900 mm, four pieces in total', home)).toEqual([
    { tool: 'quote', args: { width: 285, length: 190, unit: 'cm', quantity: 4 } },
  ])
})
