import type { ShownProofVersion } from '@nawl/contract/proofs/proof'
import type { Pin } from '@nawl/domain/proofs/proof'
import * as messages from '@nawl/messages/proof'
import { nameOf } from '@nawl/messages/names'
import { useId, useLayoutEffect, useRef } from 'react'

import { ARROW_STEPS } from '../ui/keys/arrow-keys.ts'
import { LinePicture } from '../sales/cart/lines/line-picture.tsx'

/** How far an arrow key moves a pin, in mm: usually, with Shift, and with Alt. */
const STEPS = { usual: 10, far: 100, near: 1 } as const
/** A pin of a remark, with its number in the list. */
export type NumberedPin = { readonly id: string; readonly number: number; readonly pin: Pin }

type RugWithPinsProps = {
  readonly version: ShownProofVersion
  readonly pins: readonly NumberedPin[]
  /** The pin that is being placed. */
  readonly draft: Pin | null
  /** Absent where nobody can place one. */
  readonly onPlace?: ((pin: Pin) => void) | undefined
  /** The pin is where it should be: what it means comes next. */
  readonly onPlaced?: (() => void) | undefined
  /** Whether it is the first picture that a visitor sees. */
  readonly first?: boolean | undefined
}

/** A rug in its own proportions, with the pins of remarks on it. One is placed by a tap, or with the arrow keys. */
export function RugWithPins({ version, pins, draft, onPlace, onPlaced, first = false }: RugWithPinsProps) {
  const { rug, picture } = version
  const { widthMm, lengthMm } = rug.size
  const help = useId()
  const place = ({ xMm, yMm }: Pin) =>
    onPlace?.({ xMm: within(Math.round(xMm), widthMm), yMm: within(Math.round(yMm), lengthMm) })
  return (
    <div className="proof-rug" dir="ltr">
      {/* It has the rug's proportions before the picture comes: styles that come with the page are forbidden. */}
      <canvas aria-hidden="true" width={widthMm} height={lengthMm} />
      <LinePicture
        src={picture}
        alt={messages.rugAlt({ name: nameOf(rug.name) })}
        first={first}
        className="rug-shadow"
      />
      {onPlace && (
        <>
          <button
            type="button"
            className="proof-rug-target"
            aria-label={messages.placePin}
            aria-describedby={help}
            onClick={(event) => {
              // A press of Enter or Space has no place.
              if (event.detail === 0) return onPlaced?.()
              const box = event.currentTarget.getBoundingClientRect()
              place({
                xMm: ((event.clientX - box.x) * widthMm) / box.width,
                yMm: ((event.clientY - box.y) * lengthMm) / box.height,
              })
              onPlaced?.()
            }}
            onKeyDown={(event) => {
              const arrow = ARROW_STEPS[event.key]
              if (!arrow) return
              event.preventDefault()
              const step = event.shiftKey ? STEPS.far : event.altKey ? STEPS.near : STEPS.usual
              const from = draft ?? { xMm: widthMm / 2, yMm: lengthMm / 2 }
              place({ xMm: from.xMm + arrow[0] * step, yMm: from.yMm + arrow[1] * step })
            }}
          />
          <span id={help} className="sr-only">
            {messages.placeHelp}
          </span>
        </>
      )}
      {pins.map(({ id, number, pin }) => (
        <Placed key={id} pin={pin} size={rug.size}>
          <a href={`#remark-${id}`} className="proof-pin" aria-label={messages.toRemark({ number })}>
            {number}
          </a>
        </Placed>
      ))}
      {draft && (
        <Placed pin={draft} size={rug.size}>
          <span className="proof-pin proof-pin-draft" aria-hidden="true" />
        </Placed>
      )}
      <span role="status" className="sr-only">
        {draft && pinText(draft)}
      </span>
    </div>
  )
}

/** `120.4 cm from the left, 38 cm from the top`: to the millimetre. */
export const pinText = ({ xMm, yMm }: Pin): string => messages.pinAt({ left: xMm / 10, top: yMm / 10 })

const within = (mm: number, most: number) => Math.min(Math.max(0, mm), most)

type PlacedProps = {
  readonly pin: Pin
  readonly size: ShownProofVersion['rug']['size']
  readonly children: React.ReactNode
}

function Placed({ pin: { xMm, yMm }, size: { widthMm, lengthMm }, children }: PlacedProps) {
  const element = useRef<HTMLSpanElement>(null)
  // Set here, as the content policy forbids styles that come with the page.
  useLayoutEffect(() => {
    element.current?.style.setProperty('left', `${(100 * xMm) / widthMm}%`)
    element.current?.style.setProperty('top', `${(100 * yMm) / lengthMm}%`)
  }, [xMm, yMm, widthMm, lengthMm])
  return (
    <span ref={element} className="proof-placed">
      {children}
    </span>
  )
}
