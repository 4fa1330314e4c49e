import './own-photo-panel.css'

import * as messages from '@nawl/messages/room'
import type { MarkedThing } from '@nawl/engine/room/photograph-light'
import { useId, useState } from 'react'

import { Button } from '../../../ui/controls/button.tsx'
import { SelectField, TextField } from '../../../ui/forms/field.tsx'
import { LocalForm } from '../../../ui/forms/local-form.tsx'
import { useObjectUrl } from '../../stage/use-object-url.ts'
import { CornerMarks } from './corner-marks.tsx'
import { CORNER_MESSAGES, cameraText, FOUND, UNMARKED } from './own-photo-messages.ts'
import {
  isUnmarked,
  type Measure,
  MEASURES,
  type OwnPhoto,
  ownCamera,
  withMeasure,
} from './own-photo-state.ts'

type MarkingProps = {
  readonly draft: OwnPhoto
  readonly onDraft: (room: OwnPhoto) => void
  readonly onDone: (room: OwnPhoto) => void
  /** The button that ends it. */
  readonly done: string
}

/** The form that marks something of known size on the floor of a photograph. */
export function Marking({ draft, onDraft, onDone, done }: MarkingProps) {
  const errorId = useId()
  const [isRefused, setRefused] = useState(false)
  const url = useObjectUrl(draft.photograph.picture).url
  const found = ownCamera(draft)
  const unmarked = isRefused && isUnmarked(draft)
  // Nothing is wrong with fields that nobody has come to yet.
  const isUntyped =
    !found.ok && found.reason === 'no-sides' && !isRefused && draft.widthCm === '' && draft.lengthCm === ''
  const isWrong = unmarked || (!found.ok && !isUntyped)
  const change = (changed: Partial<OwnPhoto>) => onDraft({ ...draft, ...changed })
  return (
    <LocalForm
      noValidate
      onSend={() => {
        setRefused(true)
        if (found.ok && !isUnmarked(draft)) onDone(draft)
      }}
    >
      <p className="type-ui mt-5">
        {draft.measure === 'height' ? messages.markFound : MARKS[MEASURES[draft.measure].thing]}
      </p>
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
          label={messages.whatLies}
          value={draft.measure}
          onChange={
            ({ target }) =>
              onDraft(withMeasure(draft, target.value as Measure)) /* one of the options below */
          }
        >
          {Object.entries(MEASURES)
            .filter(([measure]) => measure !== 'height' || draft.photograph.axes !== null)
            .map(([measure, { words }]) => (
              <option key={measure} value={measure}>
                {words}
              </option>
            ))}
        </SelectField>
        {MEASURES[draft.measure].sides === null &&
          fieldsOf(draft.measure).map(({ side, label }) => (
            <TextField
              key={side}
              label={label}
              suffix={messages.cm}
              inputMode="decimal"
              autoComplete="off"
              value={draft[side]}
              errorId={isWrong && !unmarked ? errorId : undefined}
              onChange={({ target }) => change({ [side]: target.value })}
            />
          ))}
      </div>
      <p
        role="status"
        id={errorId}
        className={`mt-3.5 mb-3 min-h-10 type-caption ${isWrong ? 'text-madder-deep' : 'text-graphite'}`}
      >
        {!found.ok
          ? CORNER_MESSAGES[found.reason]
          : unmarked
            ? UNMARKED
            : draft.measure === 'height'
              ? FOUND
              : cameraText(found.camera.position[2])}
      </p>
      <Button kind="primary" type="submit" aria-disabled={!found.ok}>
        {done}
      </Button>
    </LocalForm>
  )
}

const MARKS = {
  paper: messages.markSheet,
  other: messages.markThing,
  floor: messages.markFloor,
} as const satisfies Record<MarkedThing, string>

const SIDES = [
  { side: 'widthCm', label: messages.nearSide },
  { side: 'lengthCm', label: messages.sideAway },
] as const
const HEIGHT = [{ side: 'heightCm', label: messages.cameraHeight }] as const

/** What is typed to measure by. */
const fieldsOf = (measure: Measure): typeof SIDES | typeof HEIGHT => (measure === 'height' ? HEIGHT : SIDES)
