import type { AdminOrder } from '@nawl/contract/sales/admin'
import type { ChangeShown, FloorOrder } from '@nawl/contract/desk/floor'
import * as messages from '@nawl/messages/floor'
import { nameOf } from '@nawl/messages/names'
import { useState } from 'react'

import { shortMoment } from '../../sales/order/format-moment.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Fault } from '../../ui/forms/fault.tsx'
import { changeAtDesk } from '../change-at-desk.ts'
import { useAdmin } from '../use-admin.ts'

/** How far the workshop is, its photographs, and what of them the customer is shown. */
export function FromWorkshop({ order: { number } }: { readonly order: Pick<AdminOrder, 'number'> }) {
  const path = `/api/desk/floor/${number}`
  const { seen, show } = useAdmin<FloorOrder>(path)
  const [fault, setFault] = useState('')
  if (seen.status !== 'shown' || seen.value.rugs.length === 0) return null
  const { rugs, photographs, shown } = seen.value
  const heldBack = photographs.filter(({ isHeldBack }) => isHeldBack).map(({ id }) => id)
  const change = async (body: Partial<ChangeShown>) => {
    const wrong = await changeAtDesk<FloorOrder>({
      method: 'PUT',
      path: `${path}/shown`,
      body: { ...shown, heldBack, ...body },
      success: messages.saved,
      show,
    })
    setFault(wrong ?? '')
  }
  return (
    <section aria-labelledby="from-workshop">
      <h2 id="from-workshop" className="type-h3">
        {messages.fromWorkshop}
      </h2>
      <ul className="type-ui mt-3">
        {rugs.flatMap(({ line, name, pieces }) =>
          pieces.map(({ piece, percent, stagesDone }) => (
            <li key={`${line} ${piece}`} className="figures">
              {messages.progressPiece({ name: nameOf(name), piece, count: pieces.length })}:{' '}
              {messages.percent({ percent })}
              {stagesDone.map((stage) => ` · ${messages.stageName({ stage })}`).join('')}
            </li>
          )),
        )}
      </ul>
      <div className="mt-3 grid gap-1">
        {SWITCHES.map(({ name, label }) => (
          <label key={name} className="type-ui flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 accent-ink"
              checked={shown[name]}
              onChange={({ target }) => void change({ [name]: target.checked })}
            />
            {label}
          </label>
        ))}
      </div>
      {photographs.length > 0 && (
        <ul className="workshop-pictures mt-3">
          {photographs.map(({ id, at, picture, isHeldBack }) => (
            <li key={id}>
              <img src={picture} alt={messages.photographAlt({ moment: shortMoment(at) })} loading="lazy" />
              <Button
                small
                onClick={() =>
                  void change({
                    heldBack: isHeldBack ? heldBack.filter((held) => held !== id) : [...heldBack, id],
                  })
                }
              >
                {isHeldBack ? messages.showAgain : messages.holdBack}
              </Button>
              {isHeldBack && <p className="type-caption text-graphite">{messages.heldBack}</p>}
            </li>
          ))}
        </ul>
      )}
      <Fault>{fault}</Fault>
    </section>
  )
}

const SWITCHES = [
  { name: 'progress', label: messages.showProgress },
  { name: 'photographs', label: messages.showPhotographs },
  { name: 'letters', label: messages.sendLetters },
] as const
