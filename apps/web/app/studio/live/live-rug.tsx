import './live-rug.css'

import { LONG_SIDE } from '@nawl/engine/rug-size'
import { useRef } from 'react'

import { LiveCanvas } from './live-canvas.tsx'
import type { LiveSettings } from './worker/live-table.ts'
import type { TuftOrder } from './worker/live-tufts.ts'
import type { RugWindow } from './rug-window.ts'
import { useDeviceSize } from './use-device-size.ts'
import { useLiveRug } from './use-live-rug.ts'

type LiveRugProps = {
  /** Null while it is too early to tuft. */
  readonly order: Omit<TuftOrder, 'scale'> | null
  readonly state: LiveSettings
  /** The visible part of the rug. */
  readonly window: RugWindow
  /** Zoom factor relative to the rug's box. */
  readonly zoom: number
  /** Called after every painting. */
  readonly onPainted: () => void
}

/**
 * The rug tufted and painted in the browser, over the server's picture, shown during a preview or when zoomed in.
 * Nothing until it is ready, or if it never is.
 */
export function LiveRug({ order, state, window, zoom, onPainted }: LiveRugProps) {
  const face = useRef<HTMLDivElement>(null)
  const size = useDeviceSize(face)
  const pixelsAlong = Math.max(size.width, size.height) * zoom
  const scale = pixelsAlong > LONG_SIDE ? 2 : 1
  const { tufts } = useLiveRug(order && pixelsAlong > 0 ? { ...order, scale } : null)
  return (
    <div ref={face} aria-hidden className="live-face">
      {order && (
        <LiveCanvas
          tufts={tufts}
          state={state}
          window={window}
          width={size.width * zoom * window.width}
          height={size.height * zoom * window.height}
          close={zoom > 1}
          onPainted={onPainted}
        />
      )}
    </div>
  )
}
