import '../../../ui/unseen-input.css'
import './consultation.css'

import * as messages from '@nawl/messages/contact'
import { CONSULTATION_MINUTES } from '@nawl/domain/shop/facts'
import type { SlotsResponse } from '@nawl/contract/outreach/consultation'
import { LANGUAGE } from '@nawl/messages/language'
import { zoneName } from '@nawl/messages/text/zone-name'
import { useState } from 'react'

import { AnswerForm } from '../../../ui/forms/answer-form.tsx'
import { FormLine, FormText } from '../../../ui/forms/form-fields.tsx'
import { SelectField } from '../../../ui/forms/field.tsx'
import { slotsByDay } from './slots-by-day.ts'
import { useTimeZone } from '../../../page/use-time-zone.ts'

const kinds = () =>
  [
    {
      value: 'virtual',
      label: messages.virtual,
      text: messages.virtualText({ minutes: CONSULTATION_MINUTES }),
    },
    { value: 'in-person', label: messages.inPerson, text: messages.inPersonText },
  ] as const

const labels = () => ({
  startsAt: messages.hourLabel,
  name: messages.name,
  email: messages.email,
  phone: messages.phone,
  message: messages.about,
})

/** Books a one-hour consultation with a designer, in the visitor's own time zone. */
export function Consultation({ days }: { readonly days: SlotsResponse['days'] }) {
  const timeZone = useTimeZone()
  const calendar = slotsByDay(days, timeZone)
  const [chosen, setChosen] = useState(0)
  const day = calendar[chosen]
  if (calendar.length === 0) {
    return <p>{messages.noCalendar}</p>
  }
  return (
    <AnswerForm
      action="/contact"
      intent="consultation"
      labels={labels()}
      submit={messages.bookAction}
      busyWords={messages.booking}
      kind="primary"
      className="form"
      done={<p className="form-done type-body">{messages.booked}</p>}
    >
      <fieldset className="grid gap-3 sm:grid-cols-[1fr_1fr]">
        <legend className="type-caption mb-2 text-graphite">{messages.where}</legend>
        {kinds().map(({ value, label, text }, at) => (
          <label key={value} className="consultation-kind on-unseen-input grid gap-1 px-5 py-4">
            <input type="radio" name="kind" value={value} defaultChecked={at === 0} />
            <span className="type-h4">{label}</span>
            <span className="consultation-note type-caption">{text}</span>
          </label>
        ))}
      </fieldset>
      <SelectField
        label={messages.day}
        value={chosen}
        onChange={(event) => setChosen(Number(event.target.value))}
      >
        {calendar.map(({ label }, at) => (
          <option key={label} value={at}>
            {label}
          </option>
        ))}
      </SelectField>
      <fieldset>
        <legend className="type-caption text-graphite">
          {messages.hourIn({ zone: zoneName(timeZone, LANGUAGE.tag) })}
        </legend>
        <div className="mt-2 flex flex-wrap gap-2">
          {day?.slots.map(({ startsAt, label }, at) => (
            <label
              key={startsAt}
              className="consultation-hour on-unseen-input type-ui figures grid min-h-11 min-w-[76px] place-items-center"
            >
              <input type="radio" name="startsAt" value={startsAt} defaultChecked={at === 0} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <input type="hidden" name="timeZone" value={timeZone} />
      <div className="grid gap-6 sm:grid-cols-[1fr_1fr]">
        <FormLine name="name" label={labels().name} autoComplete="name" required />
        <FormLine name="email" label={labels().email} type="email" autoComplete="email" required />
        <FormLine
          name="phone"
          label={messages.optional({ label: labels().phone })}
          type="tel"
          autoComplete="tel"
        />
      </div>
      <FormText name="message" label={messages.optional({ label: labels().message })} />
    </AnswerForm>
  )
}
