import type { OrderedSize } from '@nawl/domain/cart/ordered-size'

type Size = Pick<OrderedSize, 'shape' | 'widthMm' | 'lengthMm'>

/** Rugs of one size as the calendar is asked for them: `2000x3000x8x1xrectangle`. */
export const requestedRug = ({ shape, widthMm, lengthMm }: Size, yarns: number, pieces: number): string =>
  [Math.round(widthMm), Math.round(lengthMm), yarns, pieces, shape].join('x')
