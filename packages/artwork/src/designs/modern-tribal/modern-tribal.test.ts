import { expect, it } from 'vitest'

import { faultsOf } from '../../survey/faults-of.ts'
import { surveyDesign } from '../../survey/survey-design.ts'
import { modernTribal } from './modern-tribal.ts'

it.each(modernTribal)('$name can be tufted and is what the catalogue says', (design) => {
  expect(faultsOf(design, surveyDesign(design))).toEqual([])
})
