import type { GunPlanOfRug } from '@nawl/contract/desk/gun-plan'
import * as messages from '@nawl/messages/gun-plan'
import { LANGUAGE } from '@nawl/messages/language'
import { yarnNameOf } from '@nawl/messages/yarns'

import { Pompom } from '../../ui/pompom.tsx'

type YarnChoiceProps = {
  readonly yarns: GunPlanOfRug['yarns']
  readonly chosen: number | null
  readonly onChoose: (number: number | null) => void
}

const WHOLE = new Intl.NumberFormat(LANGUAGE.tag)
const METRES = new Intl.NumberFormat(LANGUAGE.tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** The yarns in the order of work with their figures; one of them, or all, is looked at. */
export function YarnChoice({ yarns, chosen, onChoose }: YarnChoiceProps) {
  const sum = (of: (yarn: GunPlanOfRug['yarns'][number]) => number) =>
    yarns.reduce((total, yarn) => total + of(yarn), 0)
  const all = {
    metres: sum(({ metres }) => metres),
    lifts: sum(({ lifts }) => lifts),
    grams: sum(({ grams }) => grams),
    minutes: sum(({ minutes }) => minutes),
  }
  return (
    <table className="gun-yarns type-caption figures">
      <caption className="type-ui pb-2 text-start">{messages.yarns}</caption>
      <thead>
        <tr className="text-graphite">
          <th scope="col" className="text-start">
            {messages.kind}
          </th>
          <th scope="col">{messages.metres}</th>
          <th scope="col">{messages.lifts}</th>
          <th scope="col">{messages.grams}</th>
          <th scope="col">{messages.time}</th>
        </tr>
      </thead>
      <tbody>
        {[null, ...yarns].map((yarn) => {
          const { metres, lifts, grams, minutes } = yarn ?? all
          const number = yarn?.number ?? null
          return (
            <tr key={number}>
              <th scope="row">
                <label>
                  <input
                    type="radio"
                    name="gun-yarn"
                    className="size-5 shrink-0 accent-ink"
                    checked={chosen === number}
                    onChange={() => onChoose(number)}
                  />
                  {yarn && <Pompom hex={yarn.hex} size={18} />}
                  {yarn
                    ? messages.yarn({ number: `${yarn.number}`, name: yarnNameOf(yarn.name) })
                    : messages.all}
                </label>
              </th>
              <td>{METRES.format(metres)}</td>
              <td>{WHOLE.format(lifts)}</td>
              <td>{WHOLE.format(grams)}</td>
              <td>{messages.minutes({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
