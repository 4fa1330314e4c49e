import type { FloorOrder, FloorRug } from '@nawl/contract/desk/floor'
import * as messages from '@nawl/messages/desk-approval'
import { nameOf } from '@nawl/messages/names'
import { yarnNameOf } from '@nawl/messages/yarns'
import { useId, useState } from 'react'

import { newId } from '../api/new-id.ts'
import { faultOf, refusalMessage } from '../sales/order/calls/refusal-messages.ts'
import { shortMoment } from '../sales/order/format-moment.ts'
import { Button } from '../ui/controls/button.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { toast } from '../ui/toasts/toast.ts'
import { Fault } from '../ui/forms/fault.tsx'
import { fieldText } from '../ui/forms/field-text.ts'
import { LocalForm } from '../ui/forms/local-form.tsx'
import { callFloor } from './floor-caller.ts'
import { readLab } from './read-lab.ts'
import { smallerPicture } from './smaller-picture.ts'

type ShowPieceProps = {
  readonly order: FloorOrder
  readonly rug: FloorRug
  /** With the order as it is then; a page that looks for news by itself needs none. */
  readonly onChanged?: (order: FloorOrder) => void
  /** Where photographs are taken elsewhere on the page. */
  readonly isPhotographedAbove?: boolean
}

/** A tufted piece for its customer: one of its photographs, and what the instrument said of each yarn. */
export function ShowPiece({ order, rug, onChanged, isPhotographedAbove = false }: ShowPieceProps) {
  const { line, yarns } = rug
  const name = nameOf(rug.name)
  const heading = useId()
  const group = useId()
  const photographs = order.photographs.filter((photo) => photo.line === line).toReversed()
  const [chosen, setChosen] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const photo = chosen ?? photographs[0]?.id ?? null

  async function call(path: string, init: RequestInit): Promise<boolean> {
    setBusy(true)
    const answer = await callFloor<FloorOrder>(`/${order.number}${path}`, init)
    setBusy(false)
    if (answer.kind === 'ok') {
      setFault('')
      onChanged?.(answer.value)
      return true
    }
    setFault(refusalMessage(await faultOf(answer.kind === 'refused' ? answer.code : FAULTS[answer.kind])))
    return false
  }

  async function add(file: File) {
    const id = newId()
    const query = new URLSearchParams({ line, piece: '1', at: new Date().toISOString() })
    const body = new FormData()
    body.append('photo', await smallerPicture(file), 'piece.jpg')
    if (await call(`/photographs/${id}?${query}`, { method: 'PUT', body })) setChosen(id)
  }

  async function send(form: FormData) {
    if (photo === null) return setFault(messages.noPhotograph)
    const measured = yarns.map(({ hex }) => ({ hex, lab: readLab(fieldText(form, hex)) }))
    if (measured.some(({ lab }) => lab === 'bad')) return setFault(messages.labBad)
    const body = { photo, yarns: measured.filter(({ lab }) => lab !== null) }
    const headers = { 'content-type': 'application/json' }
    const path = `/lines/${encodeURIComponent(line)}/piece`
    if (await call(path, { method: 'POST', headers, body: JSON.stringify(body) })) toast(messages.sent)
  }

  return (
    <section aria-labelledby={heading} className="mt-6">
      <h3 id={heading} className="type-h4">
        {messages.show({ name })}
      </h3>
      <p className="type-caption mt-1 text-graphite">{messages.showHint}</p>
      <LocalForm className="mt-3 grid max-w-[40em] gap-4" busy={busy} onSend={send}>
        <fieldset>
          <legend className="type-caption text-graphite">{messages.photograph}</legend>
          {photographs.length === 0 && <p className="type-ui mt-1">{messages.noPhotograph}</p>}
          <div className="mt-2 flex flex-wrap gap-3">
            {photographs.map(({ id, at, picture }) => (
              <label key={id} className="grid w-32 gap-1">
                <img
                  src={picture}
                  alt={messages.takenAt({ moment: shortMoment(at) })}
                  className="aspect-square w-full object-cover"
                  loading="lazy"
                />
                <input
                  type="radio"
                  name={group}
                  className="size-6 accent-ink"
                  checked={id === photo}
                  onChange={() => setChosen(id)}
                />
              </label>
            ))}
          </div>
          {!isPhotographedAbove && (
            <label className="type-ui mt-3 inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4 focus-within:outline-2">
              {messages.addPhotograph}
              <input
                type="file"
                accept="image/*"
                className="sr-only"
                onChange={({ target }) => {
                  const [file] = target.files ?? []
                  if (file) void add(file)
                  target.value = ''
                }}
              />
            </label>
          )}
        </fieldset>
        {yarns.map(({ hex, name: yarn }) => (
          <TextField
            key={hex}
            name={hex}
            label={messages.labOf({ yarn: yarnNameOf(yarn) })}
            dir="ltr"
            autoComplete="off"
            maxLength={40}
          />
        ))}
        <p className="type-caption text-graphite">{messages.labHint}</p>
        <Fault>{fault}</Fault>
        <div>
          <Button small type="submit" kind="primary" aria-disabled={busy}>
            {messages.send}
          </Button>
        </div>
      </LocalForm>
    </section>
  )
}

const FAULTS = { 'not-allowed': 'desk/not-permitted', away: 'no-answer' } as const
