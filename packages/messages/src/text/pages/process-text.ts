import type { Point } from './about-text.ts'

import type * as English from '../../../build/en/process.ts'

type Words = typeof English
export type ProcessStep = Point & { readonly duration: string }

/** The six steps from drawing to delivery. */
export const processSteps = (words: Words): readonly ProcessStep[] => [
  { title: words.step1, duration: words.step1Time, text: words.step1Text },
  { title: words.step2, duration: words.step2Time, text: words.step2Text },
  { title: words.step3, duration: words.step3Time, text: words.step3Text },
  { title: words.step4, duration: words.step4Time, text: words.step4Text },
  { title: words.step5, duration: words.step5Time, text: words.step5Text },
  { title: words.step6, duration: words.step6Time, text: words.step6Text },
]

/** Quality checks before a rug is shipped. */
export const processQuality = (words: Words): readonly Point[] => [
  { title: words.quality1, text: words.quality1Text },
  { title: words.quality2, text: words.quality2Text },
  { title: words.quality3, text: words.quality3Text },
]
