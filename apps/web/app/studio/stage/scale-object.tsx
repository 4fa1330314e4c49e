import './scale-object.css'

import * as messages from '@nawl/messages/stage'
import { measure, type SizeInput } from '@nawl/domain/rug/estimate'
import { rugMetres } from '@nawl/domain/rug/sizes/metres'

/** A thing whose size everybody knows, seen from above: its measures in centimetres and its outline in millimetres. */
const OBJECTS = {
  hand: {
    name: messages.hand,
    width: 9,
    height: 18,
    path: 'M26 179v-24C14 143 5 122 2 103c-1-8 7-11 11-4l11 20V56c0-11 13-11 13 0v38l2-56c0-11 14-11 14 0l1 56 4-45c1-11 14-10 13 1l-3 50 7-27c3-10 15-7 13 4l-9 44c-2 25-8 34-8 58z',
  },
  sheet: {
    name: messages.sheet,
    width: 21,
    height: 29.7,
    path: 'M2 2h206v293H2zM30 50h110M30 90h150M30 120h150M30 150h150M30 180h90',
  },
  chair: {
    name: messages.chair,
    width: 48,
    height: 52,
    path: 'M56 128h368v330q0 50-50 50H106q-50 0-50-50zM12 78Q240-44 468 78l-16 52Q240 26 28 130z',
  },
} as const

type ObjectName = keyof typeof OBJECTS

/** Neither larger than the free space beside the rug nor too small to be recognised. */
function objectFor(longSideM: number): ObjectName {
  if (longSideM < 1.8) return 'hand'
  return longSideM < 4.2 ? 'sheet' : 'chair'
}

/** Something familiar beside the rug, to scale, once the size is known. */
export function ScaleObject({ size }: { readonly size: SizeInput }) {
  if (!measure(size).ok) return null
  const { widthM, lengthM } = rugMetres(size)
  const { name, width, height, path } = OBJECTS[objectFor(Math.max(widthM, lengthM))]
  return (
    <div aria-hidden className="scale-object type-micro" data-above={widthM > lengthM * 0.9 || undefined}>
      <svg
        // Attributes, because the CSP allows no style in the markup; the box is as wide as the rug.
        width={`${((width / (widthM * 100)) * 100).toFixed(3)}%`}
        viewBox={`-4 -4 ${width * 10 + 8} ${height * 10 + 8}`}
      >
        <path d={path} vectorEffect="non-scaling-stroke" />
      </svg>
      <span>{name}</span>
    </div>
  )
}
