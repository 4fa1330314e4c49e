import type { Collection } from '@nawl/domain/catalogue/collection'

// Chosen by eye for the home page, and hard-coded so that the first view does not wait for the collection.

/** The picture at the top of the page. */
export const HERO_PIECE: {
  readonly name: string
  readonly collection: Collection
  readonly address: string
  readonly image: string
} = {
  name: 'Mizan',
  collection: 'Geometric',
  address: 'mizan',
  image: '/artwork/geometric/mizan.jpg',
}

/** The design shown in all its palettes. */
export const STORY_ID = 'liwa'
