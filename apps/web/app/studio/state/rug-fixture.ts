import type { RugItem } from '@nawl/contract/catalogue/rug-collection'

/** A rug of three yarns for tests, with overrides. */
export function rugFixture(over: Partial<RugItem> = {}): RugItem {
  return {
    id: 'aria',
    code: 'em-23-ma-1040',
    name: 'Aria',
    collection: 'Contemporary',
    basePrice: 880,
    mainImage: '/artwork/contemporary/aria.jpg',
    processingImage: 'contemporary/aria.bmp',
    placeholder: '',
    description: 'Quarter circles that meet and part.',
    yarns: [
      { name: 'oat', hex: '#E4D9C4', share: 60 },
      { name: 'ink', hex: '#26323D', share: 30 },
      { name: 'pale gold', hex: '#C4913F', share: 10 },
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
