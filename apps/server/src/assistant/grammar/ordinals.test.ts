import { expect, it } from 'vitest'

import { call, filled, khatam, misread, said } from '../../../test/assistant/grammar/misread.ts'

it('reads a yarn by its position among the swatches', () => {
  const places = [
    ['first', '#E6DCC8'],
    ['second', '#2F6B66'],
    ['3rd', '#A9583C'],
    ['fourth', '#1C4148'],
    ['last', '#CE9434'],
  ] as const
  const templates = said(`
      change the PLACE color to TO | make the PLACE one TO | the PLACE colour to TO | use TO instead of the PLACE
      yarn | swap the PLACE for TO | I want the PLACE swatch in TO | replace the PLACE colour with TO please`)
  const byPlace = templates.flatMap((template) =>
    places.flatMap(([place, hex]) =>
      ['teal', 'navy', 'dark green'].map((to) => ({
        text: template.replace('PLACE', place).replace('TO', to),
        args: { from: hex, to },
      })),
    ),
  )
  const byNumber = said('make colour 2 TEAL | change color number 2 to TEAL | yarn 2 to TEAL').map(
    (text) => ({
      text: text.replace('TEAL', 'teal'),
      args: { from: '#2F6B66', to: 'teal' },
    }),
  )
  expect(misread('setColor', khatam, [...byPlace, ...byNumber])).toEqual([])
  expect(
    misread(
      'lock',
      khatam,
      filled(said('keep the {} colour | lock the {} one'), [
        ['second', { color: '#2F6B66' }],
        ['last', { color: '#CE9434' }],
      ]),
    ),
  ).toEqual([])
})

it('reads an ordinal as a yarn only when it refers to one', () => {
  expect(call('first, make the saffron navy', khatam)).toMatchObject({
    tool: 'setColor',
    args: { from: '#CE9434', to: 'navy' },
  })
  expect(call('make the seventh colour teal', khatam)).toBeNull()
  expect(call('2 by 3 metres', khatam)?.tool).not.toBe('setColor')
})
