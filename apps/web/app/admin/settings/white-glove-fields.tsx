import type { DeliverySettings } from '@nawl/domain/shop/pickup'
import {
  type DeliveryWindow,
  WHITE_GLOVE_CITY_IDS,
  type WhiteGloveOffer,
} from '@nawl/domain/shop/white-glove-offer'
import * as messages from '@nawl/messages/white-glove'

import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { Section } from '../../ui/section.tsx'
import { Sentence, unseen } from '../../ui/text/sentence.tsx'
import { Fault } from '../../ui/forms/fault.tsx'
import type { Fields } from '../documents/versions.tsx'
import { HourField, weekday } from './week-fields.tsx'

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6]
const MOST_WINDOWS = 8
/** What a city that is ticked begins with: mornings and afternoons from Sunday to Thursday. */
const USUAL = {
  weekdays: [0, 1, 2, 3, 4],
  windows: [
    { from: 9, to: 13 },
    { from: 14, to: 18 },
  ],
  leadDays: 2,
  capacity: 2,
}

/** Cities in which customers choose when two people bring the rug in: on which days, in which windows, and how many. */
export function WhiteGloveFields({ value, change, faults, readOnly }: Fields<DeliverySettings>) {
  const { whiteGlove } = value
  const set = (offers: readonly WhiteGloveOffer[]) => change({ ...value, whiteGlove: offers })
  return (
    <Section title={messages.title}>
      <p className="type-ui mt-2 text-graphite">{messages.settingsMeaning}</p>
      <ul className="mt-4">
        {WHITE_GLOVE_CITY_IDS.map((city) => {
          const n = whiteGlove.findIndex((offer) => offer.city === city)
          const offer = whiteGlove[n]
          return (
            <li key={city} className="border-t border-rule py-2">
              <label className="type-ui flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5 shrink-0 accent-ink"
                  checked={offer !== undefined}
                  disabled={readOnly}
                  onChange={({ target }) =>
                    set(
                      target.checked
                        ? [...whiteGlove, { city, ...USUAL }]
                        : whiteGlove.filter((each) => each.city !== city),
                    )
                  }
                />
                {messages.city({ city })}
              </label>
              {offer && (
                <OfferFields
                  offer={offer}
                  at={`whiteGlove.${n}`}
                  faults={faults}
                  readOnly={readOnly}
                  change={(changed) => set(whiteGlove.map((each) => (each === offer ? changed : each)))}
                />
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

type OfferFieldsProps = Pick<Fields<DeliverySettings>, 'faults' | 'readOnly'> & {
  readonly offer: WhiteGloveOffer
  /** Where it is in the document. */
  readonly at: string
  readonly change: (offer: WhiteGloveOffer) => void
}

function OfferFields({ offer, at, change, faults, readOnly }: OfferFieldsProps) {
  const city = messages.city(offer)
  const { weekdays } = offer
  const toggle = (day: number, isOn: boolean) =>
    change({ ...offer, weekdays: WEEKDAYS.filter((each) => (each === day ? isOn : weekdays.includes(each))) })
  return (
    <div className="ms-8 mb-4 grid gap-4">
      <fieldset>
        <legend className="type-caption text-graphite">{messages.weekdays({ city })}</legend>
        <div className="flex flex-wrap gap-x-6">
          {WEEKDAYS.map((day) => (
            <label key={day} className="type-ui flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-ink"
                checked={weekdays.includes(day)}
                disabled={readOnly}
                onChange={({ target }) => toggle(day, target.checked)}
              />
              {weekday(day)}
            </label>
          ))}
        </div>
        <Fault id={`${at}-days`}>{faults[`${at}.weekdays`] && messages.needsDay}</Fault>
      </fieldset>
      <WindowFields {...{ offer, at, change, faults, readOnly }} />
      <div className="grid gap-x-6 sm:grid-cols-2">
        <div>
          <NumberField
            label={messages.leadDays({ city })}
            value={offer.leadDays}
            readOnly={readOnly}
            onChange={(leadDays) => change({ ...offer, leadDays })}
          />
          <p className="type-caption mt-1 text-graphite">{messages.leadDaysMeaning}</p>
        </div>
        <NumberField
          label={messages.capacity({ city })}
          value={offer.capacity}
          readOnly={readOnly}
          onChange={(capacity) => change({ ...offer, capacity })}
        />
      </div>
    </div>
  )
}

/** The windows of a day, one below the other. */
function WindowFields({ offer, at, change, faults, readOnly }: OfferFieldsProps) {
  const city = messages.city(offer)
  const { windows } = offer
  const isWrong = Object.keys(faults).some((field) => field.startsWith(`${at}.windows.`))
  const set = (n: number, more: Partial<DeliveryWindow>) =>
    change({ ...offer, windows: windows.map((each, place) => (place === n ? { ...each, ...more } : each)) })
  const text = faults[`${at}.windows`] ? messages.needsWindow : isWrong && messages.badWindow
  return (
    <div>
      {windows.map(({ from, to }, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- a window is its place
        <div key={n} className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-2">
          <HourField
            label={messages.windowFrom({ city, n: n + 1 })}
            hour={from}
            readOnly={readOnly}
            onChange={(hour) => set(n, { from: hour })}
          />
          <HourField
            label={messages.windowTo({ city, n: n + 1 })}
            hour={to}
            readOnly={readOnly}
            onChange={(hour) => set(n, { to: hour })}
          />
          {!readOnly && (
            <Button
              small
              onClick={() => change({ ...offer, windows: windows.filter((_, place) => place !== n) })}
            >
              <Sentence parts={messages.removeWindow({ hidden: unseen, city, n: n + 1 })} />
            </Button>
          )}
        </div>
      ))}
      <Fault id={`${at}-windows`}>{text}</Fault>
      {!readOnly && windows.length < MOST_WINDOWS && (
        <div className="mt-3">
          <Button small onClick={() => change({ ...offer, windows: [...windows, nextWindow(windows)] })}>
            {messages.addWindow}
          </Button>
        </div>
      )}
    </div>
  )
}

/** After the last one, as long as there are hours left. */
function nextWindow(windows: readonly DeliveryWindow[]): DeliveryWindow {
  const from = Math.min(23, Math.max(9, ...windows.map(({ to }) => to)))
  return { from, to: Math.min(24, from + 4) }
}

type NumberFieldProps = {
  readonly label: string
  readonly value: number
  readonly readOnly: boolean
  readonly onChange: (value: number) => void
}

/** A whole number of two digits: what is no digit is left out as it is typed. */
const NumberField = ({ label, value, readOnly, onChange }: NumberFieldProps) => (
  <TextField
    label={label}
    inputMode="numeric"
    readOnly={readOnly}
    autoComplete="off"
    maxLength={2}
    value={value}
    onChange={({ target }) => onChange(Number(target.value.replaceAll(/\D/g, '') || 0))}
  />
)
