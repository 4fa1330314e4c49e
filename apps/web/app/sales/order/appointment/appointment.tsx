import type { OrderResponse } from '@nawl/contract/sales/order'
import { mainlyOf } from '@nawl/domain/cart/pieces'
import { LANGUAGE } from '@nawl/messages/language'
import { dayText } from '@nawl/messages/text/slot-text'
import * as messages from '@nawl/messages/white-glove'
import { useState } from 'react'

import { Button } from '../../../ui/controls/button.tsx'
import { SelectField } from '../../../ui/forms/field.tsx'
import { Section } from '../../../ui/section.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { Fault } from '../../../ui/forms/fault.tsx'
import { LocalForm } from '../../../ui/forms/local-form.tsx'
import { ChoiceRow } from '../actions/choice-row.tsx'
import { refusalMessage } from '../calls/refusal-messages.ts'
import type { OpenOrder } from '../calls/use-order.ts'
import { slotInText } from './slot-in-text.ts'

type AppointmentProps = {
  readonly order: Pick<OrderResponse, 'whiteGlove' | 'price' | 'times'>
  readonly opened: Pick<OpenOrder, 'calls' | 'show' | 'reload'>
}
type WhiteGlove = NonNullable<OrderResponse['whiteGlove']>

/** When two people bring the rug in: to be chosen, chosen, or changed until the day before. */
export function Appointment({ order, opened }: AppointmentProps) {
  const { whiteGlove, times } = order
  const [isChanging, setChanging] = useState(false)
  if (!whiteGlove || times.deliveredAt !== null || times.endedAt !== null) return null
  const { chosen, mayChoose } = whiteGlove
  const isOpen = mayChoose && (chosen === null || isChanging)
  return (
    <Section title={messages.title} className="border-s-3 border-madder ps-6 print:border-0 print:ps-0">
      {chosen ? (
        <p className="type-body mt-2">{messages.chosen({ slot: slotInText(chosen) })}</p>
      ) : (
        <p className="type-ui mt-2">
          {messages.askText({ of: mainlyOf(order.price), city: messages.city(whiteGlove) })}
        </p>
      )}
      {chosen && !isOpen && (
        <div className="print:hidden">
          <p className="type-caption mt-2 text-graphite">
            {mayChoose ? messages.untilDayBefore : messages.fixed}
          </p>
          {mayChoose && (
            <div className="mt-4">
              <Button small onClick={() => setChanging(true)}>
                {messages.change}
              </Button>
            </div>
          )}
        </div>
      )}
      {isOpen && (
        <Choice
          whiteGlove={whiteGlove}
          opened={opened}
          onEnd={() => setChanging(false)}
          key={whiteGlove.version}
        />
      )}
    </Section>
  )
}

type ChoiceProps = Pick<AppointmentProps, 'opened'> & {
  readonly whiteGlove: WhiteGlove
  readonly onEnd: () => void
}

function Choice({ whiteGlove, opened, onEnd }: ChoiceProps) {
  const { days, chosen, version } = whiteGlove
  const [picked, setPicked] = useState<string>()
  const [from, setFrom] = useState<number>()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const shown = days.find(({ day }) => day === picked) ?? days[0]
  if (!shown) return <p className="type-ui mt-4">{messages.allTaken}</p>
  const { day, windows } = shown
  const window = windows.find((each) => each.from === from) ?? windows[0]
  async function book(): Promise<void> {
    if (!window) return
    setBusy(true)
    const called = await opened.calls.send<OrderResponse>('/appointment', { day, from: window.from, version })
    setBusy(false)
    if (!called.ok) {
      // What is free has changed.
      setFault(refusalMessage(called.fault))
      return void opened.reload()
    }
    toast(messages.booked)
    onEnd()
    opened.show(called.answer)
  }
  return (
    <LocalForm className="mt-5 max-w-[28em] print:hidden" busy={busy} onSend={book}>
      <SelectField label={messages.day} value={day} onChange={({ target }) => setPicked(target.value)}>
        {days.map((each) => (
          <option key={each.day} value={each.day}>
            {dayText(messages, each.day, LANGUAGE.tag)}
          </option>
        ))}
      </SelectField>
      <fieldset className="mt-4">
        <legend className="type-caption text-graphite">{messages.time}</legend>
        {windows.map((each) => (
          <ChoiceRow
            key={each.from}
            name="window"
            checked={each.from === window?.from}
            onChange={() => setFrom(each.from)}
          >
            <bdi className="figures">{messages.window(each)}</bdi>
          </ChoiceRow>
        ))}
      </fieldset>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button small kind="primary" type="submit" aria-disabled={busy}>
          {busy ? messages.sending : chosen ? messages.changeTo : messages.choose}
        </Button>
        {chosen && (
          <Button small onClick={onEnd}>
            {messages.keep}
          </Button>
        )}
      </div>
      <Fault className="mt-2">{fault}</Fault>
    </LocalForm>
  )
}
