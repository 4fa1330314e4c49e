import '../../../../ui/unseen-input.css'

import * as messages from '@nawl/messages/room'
import { useRef } from 'react'

import { sideOf } from '../own-photo-messages.ts'
import { keyStep, pointedDegrees, TURN } from './light-turns.ts'

type LightDialProps = {
  /** Degrees clockwise from ahead, as seen from above; null if the photograph does not say. */
  readonly degrees: number | null
  readonly onTurn: (degrees: number) => void
}

/** Half of the drawing's side, and how far from the middle the light stands. */
const [HALF, RIM] = [38, 29]

/** The floor from above with the rug in its middle, and where the light comes from: turned by pointer or arrow keys. */
export function LightDial({ degrees, onTurn }: LightDialProps) {
  const dial = useRef<HTMLLabelElement>(null)
  const follow = ({ clientX, clientY }: React.PointerEvent) => {
    const box = dial.current?.getBoundingClientRect()
    if (!box) return
    onTurn(pointedDegrees(clientX - box.left - box.width / 2, clientY - box.top - box.height / 2))
  }
  const turn = ((degrees ?? 0) * Math.PI) / 180
  const [x, y] = [HALF + RIM * Math.sin(turn), HALF - RIM * Math.cos(turn)]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the slider within has the keys
    <label
      ref={dial}
      className="light-dial on-unseen-input"
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        follow(event)
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
    >
      <svg aria-hidden viewBox={`0 0 ${2 * HALF} ${2 * HALF}`}>
        <circle cx={HALF} cy={HALF} r={RIM} />
        <rect className="light-rug" x={HALF - 9} y={HALF - 6} width={18} height={12} />
        {degrees !== null && (
          <>
            <path
              className="light-ray"
              d={`M${x} ${y}L${HALF + 13 * Math.sin(turn)} ${HALF - 13 * Math.cos(turn)}`}
            />
            <circle className="light-sun" cx={x} cy={y} r={6} />
          </>
        )}
      </svg>
      <input
        type="range"
        aria-label={messages.lightFrom}
        aria-valuetext={
          degrees === null
            ? messages.lightUnclear
            : messages.lightAt({ side: sideOf(degrees), degrees: Math.round(degrees) })
        }
        min={0}
        max={TURN - 1}
        step={1}
        value={Math.round(degrees ?? 0) % TURN}
        onKeyDown={(event) => {
          const step = keyStep(event.key, event.shiftKey)
          if (step === null) return
          event.preventDefault()
          onTurn((((Math.round(degrees ?? 0) + step) % TURN) + TURN) % TURN)
        }}
        // Assistive technology moves it without keys.
        onChange={({ target }) => onTurn(Number(target.value))}
        // The dial itself follows the pointer: the slider would take it for a place on its line.
        onPointerDown={(event) => event.preventDefault()}
      />
    </label>
  )
}
