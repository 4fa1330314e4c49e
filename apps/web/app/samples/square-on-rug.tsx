import type { StrikeOffAnswer } from '@nawl/contract/sales/kinds/strike-off/strike-off-contract'
import { STRIKE_OFF_MM, type StrikeOffPlace } from '@nawl/domain/product/strike-off'
import * as messages from '@nawl/messages/samples-page'
import { useLayoutEffect, useRef } from 'react'

import { ARROW_STEPS } from '../ui/keys/arrow-keys.ts'
import { LinePicture } from '../sales/cart/lines/line-picture.tsx'

type SquareOnRugProps = {
  readonly answer: StrikeOffAnswer
  readonly place: StrikeOffPlace
  readonly last: StrikeOffPlace
  readonly onMove: (place: StrikeOffPlace) => void
  readonly name: string
  /** Id of the text that says how it is moved. */
  readonly helpId: string
}

/** How far an arrow key moves the square, in mm, and with Shift. */
const STEP = 10
const STRIDE = 100

/** The picture of a rug with a square on it that is dragged, or moved with the arrow keys. */
export function SquareOnRug({ answer, place, last, onMove, name, helpId }: SquareOnRugProps) {
  const { widthMm, lengthMm, picture } = answer
  const rug = useRef<HTMLDivElement>(null)
  const square = useRef<HTMLButtonElement>(null)
  const grip = useRef<{ readonly dx: number; readonly dy: number } | null>(null)
  const { xMm, yMm } = place
  /** Millimetres on the rug under a pointer. */
  const under = (event: React.PointerEvent) => {
    const box = rug.current?.getBoundingClientRect()
    if (!box) return { x: xMm, y: yMm }
    return {
      x: ((event.clientX - box.x) * widthMm) / box.width,
      y: ((event.clientY - box.y) * lengthMm) / box.height,
    }
  }
  // Set here, as the content policy forbids styles that come with the page.
  useLayoutEffect(() => {
    rug.current?.style.setProperty('--ratio', String(widthMm / lengthMm))
    const percent = (part: number, whole: number) => `${(100 * part) / whole}%`
    const places = {
      'inset-inline-start': percent(xMm, widthMm),
      'inset-block-start': percent(yMm, lengthMm),
      width: percent(STRIKE_OFF_MM, widthMm),
      height: percent(STRIKE_OFF_MM, lengthMm),
    }
    for (const [name, value] of Object.entries(places)) square.current?.style.setProperty(name, value)
  }, [xMm, yMm, widthMm, lengthMm])
  return (
    <div className="strike-off-stage" dir="ltr">
      <div ref={rug} className="strike-off-rug rug-shadow">
        <LinePicture src={picture} alt={messages.whole({ name })} />
        <button
          ref={square}
          type="button"
          aria-label={messages.square}
          aria-describedby={helpId}
          className="strike-off-square"
          onKeyDown={(event) => {
            const arrow = ARROW_STEPS[event.key]
            if (!arrow) return
            event.preventDefault()
            const step = event.shiftKey ? STRIDE : STEP
            onMove({ xMm: xMm + arrow[0] * step, yMm: yMm + arrow[1] * step })
          }}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            const { x, y } = under(event)
            grip.current = { dx: x - xMm, dy: y - yMm }
          }}
          onPointerMove={(event) => {
            if (!grip.current) return
            const { x, y } = under(event)
            onMove({ xMm: x - grip.current.dx, yMm: y - grip.current.dy })
          }}
          onPointerUp={() => (grip.current = null)}
          onPointerCancel={() => (grip.current = null)}
        />
      </div>
      <p role="status" className="sr-only">
        {messages.lies({ left: cm(xMm), top: cm(yMm), lastLeft: cm(last.xMm), lastTop: cm(last.yMm) })}
      </p>
    </div>
  )
}

const cm = (mm: number) => mm / 10
