import type { DeskCalendar, ShownRug } from '@nawl/contract/desk/calendar'
import { fitsFrame } from '@nawl/domain/workshop/frames'
import * as messages from '@nawl/messages/calendar'
import { nameOf } from '@nawl/messages/names'
import { useState } from 'react'
import { Link } from 'react-router'

import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { LocalForm } from '../../ui/forms/local-form.tsx'
import type { PanelProps } from '../../ui/use-panel.ts'
import { Fault } from '../../ui/forms/fault.tsx'
import { fieldText } from '../../ui/forms/field-text.ts'
import { shortDay } from './board-days.ts'
import { type Record, recordedOf } from './use-record.ts'

type RugPanelProps = PanelProps & {
  readonly rug: ShownRug
  readonly calendar: DeskCalendar
  readonly record: Record
}

/** One rug: what is planned for it, and everything that can be recorded of it, for whoever does not drag. */
export function RugPanel({ rug, calendar, record, ...panel }: RugPanelProps) {
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const name = nameOf(rug.name)
  const send = async (...[recorded, said]: [Parameters<Record>[1], string]) => {
    setBusy(true)
    const wrong = await record(rug, recorded, said)
    setBusy(false)
    if (wrong === null) panel.onOpenChange(false)
    else setFault(wrong)
  }
  const given = { rug, calendar, busy, send }
  return (
    <Dialog {...panel} title={name} description={<Facts rug={rug} />}>
      <Fault id="calendar-fault" className="mt-3">
        {fault}
      </Fault>
      {rug.doneOn === null ? (
        <>
          <MoveForm {...given} />
          {rug.state === 'in_production' && <DoneForm {...given} />}
        </>
      ) : (
        <Button
          small
          className="mt-6"
          aria-disabled={busy}
          onClick={() =>
            void send({ ...recordedOf(rug), place: placeOf(rug), done: null }, messages.backOnFrame({ name }))
          }
        >
          {messages.putBack}
        </Button>
      )}
    </Dialog>
  )
}

function Facts({ rug }: { readonly rug: ShownRug }) {
  const { number, widthMm, lengthMm, hours, expectedBy, readyOn, lateness, woolFrom } = rug
  const size = messages.size({ width: Math.round(widthMm / 10), length: Math.round(lengthMm / 10) })
  return (
    <>
      <Link to={`/desk/${number}`} className="underline">
        {number}
      </Link>
      <span className="block">{messages.facts({ size, hours: Math.round(hours) })}</span>
      {woolFrom && <span className="block">{messages.woolOn({ day: shortDay(woolFrom) })}</span>}
      {expectedBy && readyOn && (
        <span className={`block ${lateness === 'late' ? 'text-madder-deep' : ''}`}>
          {messages.promisedAndReady({ promised: shortDay(expectedBy), ready: shortDay(readyOn) })}
        </span>
      )}
    </>
  )
}

type FormProps = Pick<RugPanelProps, 'rug' | 'calendar'> & {
  readonly busy: boolean
  readonly send: (recorded: Parameters<Record>[1], said: string) => Promise<void>
}

function MoveForm({ rug, calendar: { frames, today }, busy, send }: FormProps) {
  const fitting = frames.filter((frame) => fitsFrame(rug, frame))
  const name = nameOf(rug.name)
  if (fitting.length === 0) return <p className="type-ui mt-6">{messages.tooLarge}</p>
  const move = (form: FormData) => {
    const [frame, day] = [fieldText(form, 'frame').trim(), fieldText(form, 'day').trim()]
    const said = messages.moved({
      name,
      frame: frames.find(({ id }) => id === frame)?.name ?? '',
      day: shortDay(day),
    })
    return send({ ...recordedOf(rug), place: { frame, day } }, said)
  }
  const earliest = rug.state === 'in_production' || rug.notBefore > today ? rug.notBefore : today
  return (
    <LocalForm className="mt-6 grid gap-5" busy={busy} onSend={move}>
      <SelectField label={messages.frame} name="frame" defaultValue={rug.frame ?? fitting[0]?.id}>
        {fitting.map(({ id, name: called }) => (
          <option key={id} value={id}>
            {called}
          </option>
        ))}
      </SelectField>
      <TextField
        label={messages.firstDay}
        type="date"
        name="day"
        required
        min={earliest}
        defaultValue={rug.first ?? earliest}
      />
      <div className="flex flex-wrap gap-3">
        <Button small kind="primary" type="submit" aria-disabled={busy}>
          {messages.moveThere}
        </Button>
        {rug.isPlaced && !rug.isBegun && (
          <Button
            small
            aria-disabled={busy}
            onClick={() => void send({ ...recordedOf(rug), place: null }, messages.leftToPlan({ name }))}
          >
            {messages.leaveToPlan}
          </Button>
        )}
      </div>
    </LocalForm>
  )
}

/** That a rug left its frame, and the hours it took: from these the calendar learns. */
function DoneForm({ rug, calendar: { today }, busy, send }: FormProps) {
  const done = (form: FormData) => {
    const typed = fieldText(form, 'hours').trim()
    const hours = typed === '' || Number.isNaN(Number(typed)) ? null : Number(typed)
    return send(
      { place: placeOf(rug), done: { on: fieldText(form, 'on').trim(), hours } },
      messages.offFrame({ name: nameOf(rug.name) }),
    )
  }
  return (
    <LocalForm className="mt-8 grid gap-5 border-t border-rule pt-6" busy={busy} onSend={done}>
      <h3 className="type-h4">{messages.offFrameTitle}</h3>
      <TextField
        label={messages.offFrameOn}
        type="date"
        name="on"
        required
        max={today}
        defaultValue={today}
      />
      <TextField
        label={messages.hoursItTook}
        type="number"
        name="hours"
        min={0.25}
        max={2000}
        step={0.25}
        inputMode="decimal"
      />
      <Button small type="submit" aria-disabled={busy} className="justify-self-start">
        {messages.takeOff}
      </Button>
    </LocalForm>
  )
}

const placeOf = ({ frame, first }: ShownRug) =>
  frame !== null && first !== null ? { frame, day: first } : null
