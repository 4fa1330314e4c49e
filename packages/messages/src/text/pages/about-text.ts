import { WARRANTY_YEARS } from '@nawl/domain/shop/facts'

import type * as English from '../../../build/en/about.ts'

type Words = typeof English
export type Point = { readonly title: string; readonly text: string }

/** The "what drives us" section of the About page. */
export const aboutDrives = (words: Words): readonly Point[] => [
  { title: words.drive1, text: words.drive1Text },
  { title: words.drive2, text: words.drive2Text },
  { title: words.drive3, text: words.drive3Text },
  { title: words.drive4, text: words.drive4Text },
]

/** The promises of the About page. */
export const aboutPromises = (words: Words): readonly Point[] => [
  { title: words.promise1, text: words.promise1Text },
  { title: words.promise2, text: words.promise2Text },
  { title: words.promise3, text: words.promise3Text({ years: WARRANTY_YEARS }) },
  { title: words.promise4, text: words.promise4Text },
  { title: words.promise5, text: words.promise5Text },
]
