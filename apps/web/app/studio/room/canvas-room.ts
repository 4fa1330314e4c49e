import type { RoomAnswer, RoomTask } from './room.worker.ts'
import type { RoomOrder, RoomPainter } from './room-painter.ts'

/** Paints rooms on the CPU with the engine, in a worker. Null if there is no 2D canvas. */
export function canvasRoom(canvas: HTMLCanvasElement): RoomPainter | null {
  const context = canvas.getContext('2d')
  if (!context) return null
  const worker = new Worker(new URL('./room.worker.ts', import.meta.url), { type: 'module' })
  let underWay: (() => void) | null = null
  let waiting: { readonly order: RoomOrder; readonly painted: () => void } | null = null

  // Copied: nothing is transferred to the worker.
  const tell = (task: RoomTask) => worker.postMessage(task, [])
  const begin = (order: RoomOrder, painted: () => void) => {
    underWay = painted
    tell({ kind: 'paint', order })
  }
  worker.addEventListener('message', ({ data }: MessageEvent<RoomAnswer>) => {
    show(context, data)
    underWay?.()
    underWay = null
    if (waiting) begin(waiting.order, waiting.painted)
    waiting = null
  })
  worker.addEventListener('error', (event) => {
    console.warn('The room cannot be painted here:', event.message)
    underWay = null
  })
  return {
    drafts: true,
    furnish: (room) => tell({ kind: 'furnish', room }),
    load: (raster) => tell({ kind: 'load', raster }),
    paint(order, painted) {
      if (underWay) waiting = { order, painted }
      else begin(order, painted)
    },
    close: () => worker.terminate(),
  }
}

function show(context: CanvasRenderingContext2D, { width, height, box, rgba }: RoomAnswer): void {
  const { canvas } = context
  if (canvas.width === width && canvas.height === height) context.clearRect(0, 0, width, height)
  else Object.assign(canvas, { width, height })
  if (box.width > 0 && box.height > 0)
    context.putImageData(new ImageData(rgba, box.width, box.height), box.left, box.top)
}
