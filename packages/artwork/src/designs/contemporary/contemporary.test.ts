import { expect, it } from 'vitest'

import { faultsOf } from '../../survey/faults-of.ts'
import { surveyDesign } from '../../survey/survey-design.ts'
import { contemporary } from './contemporary.ts'

it.each(contemporary)('$name can be tufted and is what the catalogue says', (design) => {
  expect(faultsOf(design, surveyDesign(design))).toEqual([])
})
