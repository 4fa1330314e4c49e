import * as messages from '@nawl/messages/below-studio'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { bitmapPath } from '@nawl/domain/catalogue/bitmap-path'
import { rugMetres } from '@nawl/domain/rug/sizes/metres'
import { outlineOf } from '@nawl/domain/rug/shape'
import { useMemo, useRef } from 'react'

import type { RugWindow } from '../live/rug-window.ts'
import { LiveCanvas } from '../live/live-canvas.tsx'
import { useDeviceSize } from '../live/use-device-size.ts'
import { useLiveRug } from '../live/use-live-rug.ts'
import type { StudioState } from '../state/studio-state.ts'
import { mostVaried } from './most-varied.ts'

/** Millimetres of the rug per CSS pixel: as fine as it is tufted in the browser. */
const MM_PER_PIXEL = 0.75

type CloseUpProps = { readonly rug: RugItem; readonly state: StudioState }

/** A piece of the rug in its present yarns, close enough for single tufts; it follows every change of the studio. */
export function CloseUp({ rug, state }: CloseUpProps) {
  const frame = useRef<HTMLDivElement>(null)
  const device = useDeviceSize(frame)
  const { size, finish } = state
  const { tufts } = useLiveRug({
    bitmap: bitmapPath(rug.processingImage, size),
    outline: outlineOf(size.shape),
    style: finish.textureStyle,
    scale: 2,
  })
  const window = useMemo(() => {
    if (!tufts || device.width === 0) return null
    const { widthM, lengthM } = rugMetres(size)
    const mm = MM_PER_PIXEL / devicePixelRatio
    // No more than the rug has, in the proportions of the frame.
    const seen = Math.min(1, widthM / ((device.width * mm) / 1000), lengthM / ((device.height * mm) / 1000))
    return mostVaried(tufts.raster, {
      width: (device.width * mm * seen) / (widthM * 1000),
      height: (device.height * mm * seen) / (lengthM * 1000),
    })
  }, [tufts, device.width, device.height, size])
  return (
    <div
      ref={frame}
      role="img"
      aria-label={messages.closeLabel({ name: rug.name })}
      className="below-close-frame"
    >
      {window && (
        <div className="absolute" style={wholeRugAround(window)}>
          <LiveCanvas
            tufts={tufts}
            state={state}
            window={window}
            width={device.width}
            height={device.height}
            close
            onPainted={() => frame.current?.setAttribute('data-painted', '')}
          />
        </div>
      )}
    </div>
  )
}

/** Where the whole rug lies if the window fills the frame. */
function wholeRugAround({ left, top, width, height }: RugWindow): React.CSSProperties {
  const percent = (share: number) => `${share * 100}%`
  return {
    left: percent(-left / width),
    top: percent(-top / height),
    width: percent(1 / width),
    height: percent(1 / height),
  }
}
