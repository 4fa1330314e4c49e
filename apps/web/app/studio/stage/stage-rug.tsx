import { nameOf } from '@nawl/messages/names'
import * as messages from '@nawl/messages/stage'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { bitmapPath } from '@nawl/domain/catalogue/bitmap-path'
import { outlinePolygon } from '@nawl/domain/outline/outline-text'
import type { SizeInput } from '@nawl/domain/rug/estimate'
import { hasOneMeasure, outlineOf, SHAPE_FACTS } from '@nawl/domain/rug/shape'
import { type RefObject, useEffect, useState } from 'react'

import type { NoteMark } from '../notes/inspection.ts'
import { MarkCanvas } from '../notes/mark/veil-canvas.tsx'
import { ComposedPreview } from '../compose/composed-preview.tsx'
import { CompareSlider } from './compare-slider.tsx'
import { DimensionLines } from './dimension-lines.tsx'
import { LiveRug } from '../live/live-rug.tsx'
import { useLockedPreview } from '../live/use-locked-preview.ts'
import { RugFace } from './rug-face.tsx'
import { isChanging, type StudioState } from '../state/studio-state.ts'
import { ScaleObject } from './scale-object.tsx'
import { useObjectUrl } from './use-object-url.ts'
import type { useSideDrag } from './use-side-drag.ts'
import type { StageZoom } from './use-stage-zoom.ts'

type StageRugProps = {
  readonly rug: RugItem
  readonly state: StudioState
  /** The size to show: that of the state, or of a drag. */
  readonly size: SizeInput
  readonly handle: ReturnType<typeof useSideDrag>['handle']
  /** URL of the picture a link opens with, until the studio has its own; null for the catalogue's. */
  readonly firstPicture: string | null
  readonly box: RefObject<HTMLDivElement | null>
  /** Width over length. */
  readonly ratio: number
  readonly upright: boolean
  readonly look: StageZoom
  /** The overlay that shows a note's place. */
  readonly veil: NoteMark | null
  /** Called after every painting of the live rug. */
  readonly onPainted: () => void
}

/** The rug in its current shape and proportions, live over its picture, with dimension lines. */
export function StageRug({
  rug,
  state,
  size,
  handle,
  firstPicture,
  box,
  ratio,
  upright,
  look,
  veil,
  onPainted,
}: StageRugProps) {
  const { shape } = size
  const { modified, initial } = state.picture
  const { scale, x, y } = look.zoom
  const rendered = modified?.image ?? initial
  const picture = useObjectUrl(rendered)
  const designed = useObjectUrl(modified && initial)
  const [shown, setShown] = useState<string | null>(null)
  const isShown = picture.of === rendered && (picture.url === null || picture.url === shown)
  useLockedPreview(state, isShown)
  const changing = isChanging(state)
  const order = useLiveOrder(rug, state)
  const isWhole = scale === 1
  useEffect(() => {
    // Through the DOM: the CSP allows no style attributes in the markup.
    box.current?.style.setProperty('--rug-ratio', String(ratio))
    box.current?.style.setProperty('--rug-outline', outlinePolygon(outlineOf(shape), ratio))
    box.current?.style.setProperty('--rug-outline-within', outlinePolygon(outlineOf(shape), ratio, WITHIN))
  }, [box, ratio, shape])
  return (
    <div
      ref={box}
      role="group"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- plus, minus and arrows look at it closely
      tabIndex={0}
      aria-label={
        isWhole
          ? messages.seenWhole({ name: rug.name })
          : messages.seenClose({ name: rug.name, times: scale.toFixed(1) })
      }
      className="rug"
      data-cut={hasOneMeasure(shape) ? 'square' : 'whole'}
      data-edge={SHAPE_FACTS[shape].edge}
      data-upright={upright || ratio >= 1 || undefined}
    >
      <div
        className="absolute inset-0"
        style={isWhole ? undefined : { transform: `translate(${x}px, ${y}px) scale(${scale})` }}
      >
        <CompareSlider before={modified && isWhole && <DesignedRug rug={rug} picture={designed.url} />}>
          <RugFace
            rendered={picture.url ?? firstPicture}
            catalogueImage={rug.mainImage}
            placeholder={rug.placeholder}
            alt={messages.rugAlt({ name: rug.name, collection: nameOf(rug.collection) })}
            cropCentre={rug.cropCentre}
            faded={changing}
            onShown={setShown}
          />
          <LiveRug order={order} state={state} window={look.window} zoom={scale} onPainted={onPainted} />
          <ComposedPreview
            processingImage={rug.processingImage}
            size={size}
            state={state}
            isShown={isShown}
            hasLinkedPicture={firstPicture !== null}
          />
          {veil && <MarkCanvas veil={veil} />}
        </CompareSlider>
      </div>
      <DimensionLines size={size} handle={handle} />
      <ScaleObject size={size} />
      <p role="status" className="rug-plate type-h4">
        {changing && <span>{messages.changing}</span>}
      </p>
    </div>
  )
}

/** What lies under the live rug, or over it, is smaller: two wavering edges would both show. */
const WITHIN = 0.977

function DesignedRug({ rug, picture }: { readonly rug: RugItem; readonly picture: string | null }) {
  return (
    <RugFace
      rendered={picture}
      catalogueImage={rug.mainImage}
      alt=""
      cropCentre={rug.cropCentre}
      faded={false}
    />
  )
}

/** The live rug's order, once the server's first picture has arrived, which has priority for the processor. */
function useLiveOrder(rug: RugItem, { size, finish, task }: StudioState) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen && task === null) setOpen(true)
  if (!isOpen) return null
  const bitmap = bitmapPath(rug.processingImage, size)
  return { bitmap, outline: outlineOf(size.shape), style: finish.textureStyle }
}
