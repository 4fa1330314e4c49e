import * as messages from '@nawl/messages/room'
import { Sentence } from '../../ui/text/sentence.tsx'
import { movedPlace, type RoomPlace } from '@nawl/domain/rug/room-place'

import { createPortal } from 'react-dom'

import { GlyphButton } from '../../ui/controls/glyph-button.tsx'
import { isChanging, type StudioState } from '../state/studio-state.ts'
import { sizeText } from './place-messages.ts'
import { RoomFrame, type RoomFrameProps } from './room-frame.tsx'
import type { RoomRug } from './use-room-rug.ts'
import { STEP_DEG } from './use-rug-moves.ts'

/** What all rooms have in common. */
export type RoomSetting = {
  readonly name: string
  readonly state: StudioState
  readonly rug: RoomRug
  /** The rug's place in this room, chosen by the visitor; null if none. */
  readonly place: RoomPlace | null
  readonly onPlace: (place: RoomPlace) => void
  /** Where a room's own controls are rendered, within the common row. */
  readonly tools: HTMLElement | null
}

type Picture = Pick<RoomFrameProps, 'frame' | 'aspect' | 'whole' | 'plates' | 'alt' | 'floor' | 'home'>

type RoomSceneProps = Picture & {
  readonly setting: RoomSetting
  /** `the morning living room`. */
  readonly room: string
  /** Controls of this room only. */
  readonly children: React.ReactNode
}

/** A room with the rug in it, its description, and the controls. */
export function RoomScene({ setting, room, home, floor, children, ...picture }: RoomSceneProps) {
  const { name, state, rug, onPlace } = setting
  const place = setting.place ?? home
  const words = sizeText(state.size)
  const turn = (turnDeg: number) => onPlace(movedPlace(place, { turnDeg }, floor))
  return (
    <>
      <RoomFrame
        {...picture}
        label={messages.onFloorOf({ name, size: words, room })}
        floor={floor}
        rug={rug}
        place={place}
        home={home}
        onPlace={onPlace}
      />
      {rug.retry && picture.plates && (
        <p role="status" className="room-words type-ui">
          <Sentence
            parts={messages.notLaid({
              again: (text) => (
                <button
                  type="button"
                  onClick={rug.retry ?? undefined}
                  className="underline underline-offset-3"
                >
                  {text}
                </button>
              ),
            })}
          />
        </p>
      )}
      <p role="status" className="rug-plate type-h4">
        {isChanging(state) && <span>{messages.changing}</span>}
      </p>
      <h1 className="room-caption type-caption">
        <Sentence parts={messages.caption({ name, size: words, room, b: (text) => <b>{text}</b> })} />
      </h1>
      {setting.tools &&
        createPortal(
          <>
            {children}
            <div role="group" aria-label={messages.turn} className="stage-zoom room-turns">
              <GlyphButton
                glyph="reset"
                label={messages.turnLeft}
                enabled
                onPress={() => turn(STEP_DEG)}
                className="stage-act"
              />
              <GlyphButton
                glyph="right"
                label={messages.turnRight}
                enabled
                onPress={() => turn(-STEP_DEG)}
                className="stage-act"
              />
            </div>
          </>,
          setting.tools,
        )}
    </>
  )
}
