import './own-photo-panel.css'

import * as messages from '@nawl/messages/room'
import { useState } from 'react'

import { Dialog } from '../../../ui/dialog.tsx'
import type { PanelProps } from '../../../ui/use-panel.ts'
import { Marking } from './marking.tsx'
import { newOwnPhoto, type OwnPhoto } from './own-photo-state.ts'
import { PhotographChoice } from './photograph-choice.tsx'
import { usePhotographFile } from './use-photograph-file.ts'

type OwnRoomPanelProps = PanelProps & {
  /** The room as set up before; null at first. */
  readonly room: OwnPhoto | null
  readonly onRoom: (room: OwnPhoto) => void
}

/** Sets up the visitor's own room from a photograph with an object of known size on the floor. */
export function OwnPhotoPanel({ room, onRoom, ...panel }: OwnRoomPanelProps) {
  return (
    <Dialog {...panel} title={messages.ownRoom} description={messages.ownDescription}>
      <OwnRoomForm
        room={room}
        onDone={(made) => {
          onRoom(made)
          panel.onOpenChange(false)
        }}
      />
    </Dialog>
  )
}

type OwnRoomFormProps = { readonly room: OwnPhoto | null; readonly onDone: (room: OwnPhoto) => void }

function OwnRoomForm({ room, onDone }: OwnRoomFormProps) {
  const [draft, setDraft] = useState(room)
  const [isChosen, setChosen] = useState(false)
  const file = usePhotographFile((photograph) => {
    setDraft(newOwnPhoto(photograph))
    setChosen(true)
  })
  return (
    <div className="own-room">
      <PhotographChoice {...file} again={draft !== null} />
      {draft && (
        <div key={draft.photograph.id} ref={isChosen ? showWhole : undefined}>
          <Marking draft={draft} onDraft={setDraft} onDone={onDone} done={messages.layRug} />
        </div>
      )}
    </div>
  )
}

/** On a phone the words above would leave half of the photograph below the window. Its height is known a frame later. */
function showWhole(marking: HTMLElement | null): void {
  if (marking) requestAnimationFrame(() => marking.scrollIntoView({ block: 'start' }))
}
