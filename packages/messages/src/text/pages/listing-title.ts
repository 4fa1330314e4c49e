import { collectionOf } from '@nawl/domain/catalogue/collection'

import type * as English from '../../../build/en/listing.ts'

type Words = Pick<typeof English, 'allRugs' | 'titleOf'>

/** `All Rugs`, or the category with each word capitalised, followed by `Rugs`; `nameOf` names it in the language. */
export function listingTitle(words: Words, nameOf: (english: string) => string, category?: string): string {
  if (category === undefined) return words.allRugs
  const slugWords = category.split(/[-\s]+/).filter(Boolean)
  const english = slugWords.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
  return words.titleOf({ category: nameOf(collectionOf(category) ?? english) })
}
