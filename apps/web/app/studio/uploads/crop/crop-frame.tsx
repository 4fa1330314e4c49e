import './crop.css'

import * as messages from '@nawl/messages/uploads'
import type { Crop } from '@nawl/engine/reduction/crop-box'
import { useRef } from 'react'

import { type Corner, CORNERS, draggedCrop, movedCrop, type PictureSize } from './crop.ts'
import { cropKey } from './crop-key.ts'

type CropFrameProps = {
  readonly url: string
  readonly size: PictureSize
  readonly crop: Crop
  /** Aspect ratio of the crop, width over length. */
  readonly ratio: number
  readonly round: boolean
  readonly onChange: (crop: Crop) => void
}

/** Inset enough to be visible where the frame meets the picture's edge. */
const CORNER_CLASSES = {
  nw: '-top-2.5 -left-2.5 cursor-nwse-resize',
  ne: '-top-2.5 -right-2.5 cursor-nesw-resize',
  sw: '-bottom-2.5 -left-2.5 cursor-nesw-resize',
  se: '-right-2.5 -bottom-2.5 cursor-nwse-resize',
} as const satisfies Record<Corner, string>

type Drag = { readonly from: Crop; readonly x: number; readonly y: number; readonly corner: Corner | null }

/** A picture with its crop: dragged, resized at its corners, or moved by arrow keys. */
export function CropFrame({ url, size, crop, ratio, round, onChange }: CropFrameProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag | null>(null)

  function placeOf(event: React.MouseEvent): { x: number; y: number } {
    const box = sheet.current?.getBoundingClientRect()
    if (!box) return { x: 0, y: 0 }
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
  }

  function begin(event: React.PointerEvent, corner: Corner | null): void {
    if (event.button !== 0) return
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { from: crop, ...placeOf(event), corner }
  }

  function follow(event: React.PointerEvent): void {
    if (!drag.current) return
    const { from, x, y, corner } = drag.current
    const to = placeOf(event)
    onChange(corner ? draggedCrop(from, size, corner, to) : movedCrop(from, to.x - x, to.y - y))
  }

  const end = () => (drag.current = null)
  const hold = (corner: Corner | null) => ({
    onPointerDown: (event: React.PointerEvent) => begin(event, corner),
    onPointerMove: follow,
    onPointerUp: end,
    onPointerCancel: end,
  })

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the frame in it has the keys
    <div
      ref={sheet}
      className="relative mx-auto w-fit overflow-hidden bg-linen select-none"
      onClick={(event) => {
        // Without dragging, a press sets the crop's centre.
        if (!(event.target instanceof HTMLImageElement)) return
        const { x, y } = placeOf(event)
        onChange(movedCrop(crop, x - crop.left - crop.width / 2, y - crop.top - crop.height / 2))
      }}
    >
      <img
        src={url}
        alt={messages.chosen}
        draggable={false}
        className="block max-h-[min(640px,70vh)] max-w-full"
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- no native control moves in two directions */}
      <div
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is moved with the arrow keys
        tabIndex={0}
        aria-label={describe(crop)}
        aria-describedby="crop-keys"
        className="crop-frame"
        data-round={round || undefined}
        style={{
          left: `${100 * crop.left}%`,
          top: `${100 * crop.top}%`,
          width: `${100 * crop.width}%`,
          height: `${100 * crop.height}%`,
        }}
        onKeyDown={(event) => {
          const next = cropKey(event.key, event.shiftKey, crop, size, ratio)
          if (!next) return
          event.preventDefault()
          onChange(next)
        }}
        {...hold(null)}
      >
        {CORNERS.map((corner) => (
          <i key={corner} className={`crop-corner ${CORNER_CLASSES[corner]}`} {...hold(corner)} />
        ))}
      </div>
    </div>
  )
}

function describe({ left, top, width, height }: Crop): string {
  const percent = (share: number) => `${Math.round(100 * share)}%`
  return messages.cropAt({
    width: percent(width),
    height: percent(height),
    left: percent(left),
    top: percent(top),
  })
}
