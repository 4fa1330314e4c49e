import type { ColorFamily } from '@nawl/domain/catalogue/listing'

/** Three yarns of the collection that illustrate each colour family. */
export const COLOR_FAMILY_YARNS = {
  neutral: ['#E6DCC8', '#CDB389', '#F3EDE1'],
  'earth-tones': ['#A8452F', '#B98345', '#6E4630'],
  grey: ['#86827C', '#B9B2A6', '#4A4B4D'],
  blues: ['#1D4A66', '#6F89A0', '#34568B'],
  'rich-colors': ['#5B2227', '#216266', '#C98F3D'],
} as const satisfies Record<ColorFamily, readonly [string, string, string]>
