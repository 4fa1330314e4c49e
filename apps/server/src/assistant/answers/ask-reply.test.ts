import { expect, it } from 'vitest'

import { sizeRefusal } from './ask-reply.ts'

const said = (width: number, length: number) =>
  sizeRefusal({ width, length, unit: 'cm' }, { context: {}, language: 'en' } as Parameters<
    typeof sizeRefusal
  >[1])

it('says of a size that is refused for its proportions what they may be, of others only the limits', () => {
  expect(said(120, 1600)).toMatchObject({
    text: expect.stringMatching(
      /at most 10 times the short side\. The nearest size we make is 120 × 1200 cm/,
    ),
    choices: [{ say: 'make it 120 by 1200 cm' }],
  })
  expect(said(300, 1600)).toMatchObject({
    text: expect.stringMatching(/^(?!.*times).*The nearest size we make is 300 × 1500 cm/),
  })
  expect(said(120, 160)).toBeNull()
})
