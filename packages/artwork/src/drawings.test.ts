import { describe, expect, it } from 'vitest'
import approved from './approved-drawings.json' with { type: 'json' }
import { catalogue } from './catalogue.ts'
import { cutOf, WHOLE_FIELD } from './cut.ts'
import type { Design } from './design.ts'
import { FIELD } from './design.ts'
import { drawDesign } from './draw-design.ts'
import { drawingHash } from './survey/drawing-hash.ts'
import { LONGEST_POINT_CM, SMALLEST_ISLET_CM2, surveyDesign } from './survey/survey-design.ts'

const keyOf = ({ collection, id }: Design) => `${collection}/${id}`

it('approves every drawing in the catalogue and no other', () => {
  expect(Object.keys(approved)).toEqual(catalogue.map(keyOf))
})

describe.each(catalogue)('$collection: $name', (design) => {
  const survey = surveyDesign(design)

  it('is drawn as it was when it was last looked at', () => {
    expect(drawingHash(design)).toBe((approved as Record<string, string>)[keyOf(design)])
  })

  it('draws a point the same whatever was drawn before it', () => {
    const drawing = drawDesign(design, 38, 61)
    for (let pixel = drawing.length - 1; pixel >= 0; pixel -= 7) {
      const x = (((pixel % 38) + 0.5) / 38) * FIELD.width
      const y = ((Math.floor(pixel / 38) + 0.5) / 61) * FIELD.height
      expect(design.draw(x, y, WHOLE_FIELD)).toBe(drawing[pixel])
    }
  })

  it('fills the whole field in every outline with its own three to eight yarns', () => {
    expect(design.yarns.length).toBeGreaterThanOrEqual(3)
    expect(design.yarns.length).toBeLessThanOrEqual(8)
    for (const outline of ['rectangle', 'square', 'round'] as const) {
      const { height } = cutOf(outline, design.cropCentre)
      const yarns = new Set(drawDesign(design, 152, Math.round(height), outline))
      expect([...yarns].filter((yarn) => yarn >= design.yarns.length)).toEqual([])
    }
  })

  it('covers of each yarn what the catalogue says, and never less than 1.5 %', () => {
    expect(survey.shares).toHaveLength(design.yarns.length)
    for (const [yarn, share] of survey.shares.entries()) {
      expect(share).toBeGreaterThanOrEqual(1.5)
      expect(Math.abs(share - design.yarns[yarn]!.share), design.yarns[yarn]!.name).toBeLessThanOrEqual(3)
    }
  })

  it('keeps every yarn, the surprising one too, in a round cut', () => {
    expect(Math.min(...survey.sharesInDisc)).toBeGreaterThan(0.5)
  })

  it('has no two yarns that the eye would take for one, in any palette', () => {
    expect(survey.nearestPair).toMatchObject({
      deltaE: expect.toSatisfy((deltaE: number) => deltaE >= 8) as number,
    })
  })

  it('has no line or gap thinner than two tufts', () => {
    expect(Math.max(...survey.longestThin)).toBeLessThan(LONGEST_POINT_CM)
  })

  it('leaves no islet that the loom would lose', () => {
    expect(survey.smallestIslet).toBeGreaterThan(SMALLEST_ISLET_CM2)
  })
})
