import type { OrderedSize } from '@nawl/domain/cart/ordered-size'

type Size = Pick<OrderedSize, 'shape' | 'widthMm' | 'lengthMm'>

type Yarns = readonly { readonly hex: string; readonly share: number }[]

/** Rugs of one design as the calendar is asked for them: `2000x3000x2x1xrectangle-A8452F.352-26323D.648`. */
export const requestedRug = ({ shape, widthMm, lengthMm }: Size, yarns: Yarns, pieces: number): string =>
  [
    [Math.round(widthMm), Math.round(lengthMm), yarns.length, pieces, shape].join('x'),
    // In thousandths; a speck counts as one.
    ...yarns.map(({ hex, share }) => `${hex.slice(1).toUpperCase()}.${Math.max(1, Math.round(share * 10))}`),
  ].join('-')
