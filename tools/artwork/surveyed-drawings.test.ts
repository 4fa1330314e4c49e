import { catalogue } from '@nawl/artwork/catalogue'
import { faultsOf } from '@nawl/artwork/survey/faults-of'
import { surveyDesign } from '@nawl/artwork/survey/survey-design'
import { describe, expect, it } from 'vitest'

import {
  isSurveyed,
  readSurveyed,
  SURVEYED,
  SURVEYED_HERE,
  surveyedAs,
  writeSurveyed,
} from './surveyed-drawings.ts'

/** `npm run test:long` believes no list. */
const lists = process.env['EVERY_DRAWING'] ? [] : [SURVEYED, SURVEYED_HERE].map(readSurveyed)
const due = catalogue.filter((design) => !isSurveyed(design, lists))

describe.runIf(due.length > 0)('a design whose sources have changed', () => {
  it.each(due)('$collection: $name can be tufted and is what the catalogue says', (design) => {
    expect(faultsOf(design, surveyDesign(design))).toEqual([])
    writeSurveyed(SURVEYED_HERE, [design])
  })
})

it('is believed for as long as neither the drawing nor the survey changes', () => {
  const design = catalogue[0]!
  const { key, hash } = surveyedAs(design)
  expect(isSurveyed(design, [{}, { [key]: hash }])).toBe(true)
  expect(isSurveyed(design, [{ [key]: `${hash}0` }])).toBe(false)
  expect(isSurveyed(design, [])).toBe(false)
})

it('lists designs of the catalogue only', () => {
  const keys = new Set(catalogue.map((design) => surveyedAs(design).key))
  expect(Object.keys(readSurveyed(SURVEYED)).filter((key) => !keys.has(key))).toEqual([])
})
