import type { RugItem } from '@nawl/contract/rug-collection'

/** A rug of three yarns for tests, with what matters to the test put in its place. */
export function rugFixture(over: Partial<RugItem> = {}): RugItem {
  return {
    id: 'aria',
    name: 'Aria',
    collection: 'Contemporary',
    basePrice: 880,
    mainImage: '/artwork/contemporary/aria.jpg',
    processingImage: 'contemporary/aria.bmp',
    description: 'Quarter circles that meet and part.',
    yarns: [
      { name: 'oat', hex: '#E4D9C4' },
      { name: 'ink', hex: '#26323D' },
      { name: 'pale gold', hex: '#C4913F' },
    ],
    variants: [
      { color: 'Original', hex: '#E4D9C4', hexes: ['#E4D9C4', '#26323D', '#C4913F'] },
      { color: 'Gulf', hex: '#DDE0DC', hexes: ['#DDE0DC', '#2F6A7A', '#C4913F'] },
    ],
    styles: [],
    families: [],
    cropCentre: 0.5,
    ...over,
  }
}
