import * as messages from '@nawl/messages/stage'
import { useEffect, useEffectEvent, useRef } from 'react'

import type { usePanel } from '../../ui/use-panel.ts'

export type StagePlace = 'paper' | 'room'

type PlaceChoiceProps = {
  readonly place: StagePlace
  readonly onChoose: (place: StagePlace) => void
  /** Props that preload the room view on approach. */
  readonly near: ReturnType<typeof usePanel>['near']
  /** Whether one has just been chosen: the controls are remounted then, and focus must stay among them. */
  readonly takesFocus: () => boolean
}

/** Chooses where the rug is shown: two words, or one on phones. */
export function PlaceChoice({ place, onChoose, near, takesFocus }: PlaceChoiceProps) {
  const words = useRef<HTMLFieldSetElement>(null)
  const switched = useRef<HTMLButtonElement>(null)
  const claim = useEffectEvent(takesFocus)
  useEffect(() => {
    if (!claim()) return
    words.current?.querySelector<HTMLElement>(':checked')?.focus({ preventScroll: true })
    switched.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <fieldset ref={words} className="stage-choice word-choice">
        <legend className="sr-only">{messages.shown}</legend>
        {PLACES.map(([value, words]) => (
          <label key={value}>
            <input
              type="radio"
              name="place"
              checked={value === place}
              onChange={() => onChoose(value)}
              {...(value === 'room' && near)}
            />
            {words}
          </label>
        ))}
      </fieldset>
      <button
        ref={switched}
        type="button"
        aria-pressed={place === 'room'}
        aria-label={messages.inRoom}
        onClick={() => onChoose(place === 'room' ? 'paper' : 'room')}
        className="place-act type-ui"
        {...near}
      >
        {messages.room}
      </button>
    </>
  )
}

const PLACES = [
  ['paper', messages.onPaper],
  ['room', messages.inRoom],
] as const satisfies readonly (readonly [StagePlace, string])[]
