import './own-photo-panel.css'
import '../../../ui/unseen-input.css'

import { useId, useState } from 'react'

import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FieldError, SelectField, TextField } from '../../../ui/forms/field.tsx'
import { useObjectUrl } from '../../stage/use-object-url.ts'
import { CornerMarks } from './corner-marks.tsx'
import { type Measure, MEASURES, newOwnPhoto, type OwnPhoto, ownCamera } from './own-photo-state.ts'
import { CORNER_MESSAGES, cameraText, PHOTOGRAPH_MESSAGES } from './own-photo-messages.ts'
import { openPhotograph, type PhotographFault } from './photograph.ts'
import type { PanelProps } from '../../../ui/use-panel.ts'

type OwnRoomPanelProps = PanelProps & {
  /** The room as set up before; null at first. */
  readonly room: OwnPhoto | null
  readonly onRoom: (room: OwnPhoto) => void
}

/** Sets up the visitor's own room from a photograph with an object of known size on the floor. */
export function OwnPhotoPanel({ room, onRoom, ...panel }: OwnRoomPanelProps) {
  return (
    <Dialog
      {...panel}
      title="Your own room"
      description="A photograph of the floor, with a sheet of A4 on it or a rectangle you have measured. It is looked at in your browser and sent nowhere, and stays until you close this page."
    >
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
  const [fault, setFault] = useState<PhotographFault | null>(null)
  const [busy, setBusy] = useState(false)
  const take = async (file: File) => {
    setBusy(true)
    const opened = await openPhotograph(file)
    setBusy(false)
    setFault(opened.ok ? null : opened.reason)
    if (opened.ok) setDraft(newOwnPhoto(opened.photograph))
  }
  return (
    <div className="own-room">
      <PhotographChoice busy={busy} fault={fault} again={draft !== null} onFile={(file) => void take(file)} />
      {draft && <Marking draft={draft} onDraft={setDraft} onDone={onDone} />}
    </div>
  )
}

type PhotographChoiceProps = {
  readonly busy: boolean
  readonly fault: PhotographFault | null
  readonly again: boolean
  readonly onFile: (file: File) => void
}

function PhotographChoice({ busy, fault, again, onFile }: PhotographChoiceProps) {
  const errorId = useId()
  return (
    <>
      <label
        className="drop-field on-unseen-input type-ui mt-5 min-h-[148px] data-again:min-h-12"
        data-again={again || undefined}
      >
        <span>
          <span className="font-medium underline decoration-1 underline-offset-[5px]">
            {busy ? 'Reading the photograph…' : again ? 'Choose another photograph' : 'Choose a photograph'}
          </span>{' '}
          {!busy && <span className="text-graphite">or drop one here</span>}
        </span>
        <input
          type="file"
          accept="image/*"
          aria-invalid={fault !== null}
          aria-describedby={fault ? errorId : undefined}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file && !busy) onFile(file)
            // Allows choosing the same file again.
            target.value = ''
          }}
        />
      </label>
      <div role="alert">
        <FieldError id={errorId}>{fault && PHOTOGRAPH_MESSAGES[fault]}</FieldError>
      </div>
    </>
  )
}

type MarkingProps = {
  readonly draft: OwnPhoto
  readonly onDraft: (room: OwnPhoto) => void
  readonly onDone: (room: OwnPhoto) => void
}

function Marking({ draft, onDraft, onDone }: MarkingProps) {
  const errorId = useId()
  const url = useObjectUrl(draft.photograph.picture).url
  const found = ownCamera(draft)
  const change = (changed: Partial<OwnPhoto>) => onDraft({ ...draft, ...changed })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (found.ok) onDone(draft)
      }}
    >
      <p className="type-ui mt-5">Put the four marks on the corners of what lies there.</p>
      {url && (
        <CornerMarks
          url={url}
          aspect={draft.photograph.width / draft.photograph.height}
          corners={draft.corners}
          camera={found.ok ? found.camera : null}
          onChange={(corners) => change({ corners })}
        />
      )}
      <div className="mt-[18px] grid grid-cols-[1fr] gap-x-6 gap-y-4 sm:grid-cols-[2fr_1fr_1fr]">
        <SelectField
          label="What lies there"
          value={draft.measure}
          onChange={
            ({ target }) => change({ measure: target.value as Measure }) /* one of the options below */
          }
        >
          {Object.entries(MEASURES).map(([measure, { words }]) => (
            <option key={measure} value={measure}>
              {words}
            </option>
          ))}
        </SelectField>
        {draft.measure === 'rectangle' &&
          SIDES.map(({ side, label }) => (
            <TextField
              key={side}
              label={label}
              suffix="cm"
              inputMode="decimal"
              autoComplete="off"
              value={draft[side]}
              errorId={found.ok ? undefined : errorId}
              onChange={({ target }) => change({ [side]: target.value })}
            />
          ))}
      </div>
      <p
        role="status"
        id={errorId}
        className={`mt-3.5 mb-3 min-h-10 type-caption ${found.ok ? 'text-graphite' : 'text-madder-deep'}`}
      >
        {found.ok ? cameraText(found.camera.position[2]) : CORNER_MESSAGES[found.reason]}
      </p>
      <Button kind="primary" type="submit" aria-disabled={!found.ok}>
        Lay the rug
      </Button>
    </form>
  )
}

const SIDES = [
  { side: 'widthCm', label: 'Near side' },
  { side: 'lengthCm', label: 'Side going away' },
] as const
