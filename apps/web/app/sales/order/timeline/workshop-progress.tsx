import '../../../ui/progress-bar.css'
import './workshop-progress.css'

import type { OrderProgress } from '@nawl/contract/desk/floor'
import type { OrderResponse } from '@nawl/contract/sales/order'
import * as messages from '@nawl/messages/floor'
import { nameOf } from '@nawl/messages/names'
import { useEffect, useEffectEvent, useState } from 'react'

import { Section } from '../../../ui/section.tsx'
import { shortMoment } from '../format-moment.ts'
import type { OpenOrder } from '../calls/use-order.ts'

/** How often the page asks, so that a tick on the floor shows here within three seconds. */
const AGAIN_MS = 3_000

type WorkshopProgressProps = {
  readonly order: OrderResponse
  readonly opened: OpenOrder
  /** The server's time, in milliseconds. */
  readonly now: number
}

/** How far the rugs are, with photographs of the workshop, while they are made; afterwards the photographs. Nothing before the first. */
export function WorkshopProgress({ order, opened: { calls }, now }: WorkshopProgressProps) {
  const [progress, setProgress] = useState<OrderProgress | null>(null)
  const isMade = isInWorkshop(order, now)
  // Once it has left, its photographs stay, and nothing more comes.
  const hasLeft = order.state === 'shipped' || order.state === 'delivered'
  const ask = useEffectEvent(() => calls.progress())
  useEffect(() => {
    if (!isMade && !hasLeft) return
    let wanted = true
    const look = async () => {
      if (document.visibilityState === 'hidden') return
      const called = await ask()
      if (wanted && called.ok) setProgress(called.answer)
    }
    void look()
    const timer = isMade ? setInterval(() => void look(), AGAIN_MS) : undefined
    return () => {
      wanted = false
      clearInterval(timer)
    }
  }, [isMade, hasLeft])
  const rugs = hasLeft ? [] : (progress?.rugs ?? [])
  if (!progress || (rugs.length === 0 && progress.photographs.length === 0)) return null
  return (
    <Section title={hasLeft ? messages.progressMade : messages.progressTitle}>
      {rugs.map(({ name, piece, count, percent, stage }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines may have one design, and never change places
        <div key={place} className="mt-4">
          <p className="type-ui flex flex-wrap justify-between gap-x-6">
            <span>
              {count > 1
                ? messages.progressPiece({ name: nameOf(name), piece, count })
                : messages.progressRug({ name: nameOf(name) })}
            </span>
            <span className="figures">
              {stage ? messages.progressStage({ stage }) : messages.percent({ percent })}
            </span>
          </p>
          <progress className="progress-bar" aria-hidden max={100} value={percent} />
        </div>
      ))}
      {progress.photographs.length > 0 && (
        <ul className="workshop-photographs mt-6">
          {progress.photographs.toReversed().map(({ id, at, picture }) => (
            <li key={id}>
              <img src={picture} alt={messages.photographAlt({ moment: shortMoment(at) })} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** Whether anything can be ticked: work begins when the design can change no more, whenever the desk records it. */
function isInWorkshop({ state, times }: OrderResponse, now: number): boolean {
  if (state === 'in_production' || state === 'ready') return true
  return state === 'confirmed' && times.changeUntil !== null && now >= Date.parse(times.changeUntil)
}
