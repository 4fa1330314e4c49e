import * as messages from '@nawl/messages/yarn-picker'
import { yarnNameOf } from '@nawl/messages/yarns'
import { differenceText } from './difference-text.ts'
import { type NearYarn, nearestYarns } from '@nawl/engine/reduction/nearest-yarns'
import type { YarnChoice } from './yarn-choice.ts'
import { type ShownYarn, shownYarn } from './shown-yarn.ts'
import { YarnGrid } from './yarn-grid.tsx'

const NEAREST = 5

type HexMatchProps = {
  /** `#RRGGBB`, in capitals. */
  readonly hex: string
  readonly choice: YarnChoice
}

/** The yarns nearest to a colour, and the colour itself. */
export function HexMatch({ hex, choice }: HexMatchProps) {
  const near = nearestYarns(hex, NEAREST)
  const [nearest] = near
  if (!nearest) return null
  const isYarn = nearest.yarn.hex === hex
  const yarns = near.map(shown)
  const exact: ShownYarn = { hex, name: messages.exactly, note: hex }
  return (
    <>
      <p role="status" className="card-words type-caption">
        {isYarn
          ? messages.thisIs({ yarn: yarnNameOf(nearest.yarn.name) })
          : messages.nearestIs({
              yarn: yarnNameOf(nearest.yarn.name),
              difference: differenceText(nearest),
            })}{' '}
        <span className="text-graphite">{!isYarn && closeness(nearest)}</span>
      </p>
      <YarnGrid
        key={hex}
        label={messages.yarnsFor({ hex })}
        yarns={isYarn ? yarns : [exact, ...yarns.slice(0, -1)]}
        choice={choice}
      />
    </>
  )
}

function shown(near: NearYarn): ShownYarn {
  return { ...shownYarn(near.yarn), note: differenceText(near) }
}

/** A verbal rating for people who do not think in ΔE. */
function closeness({ deltaE }: NearYarn): string {
  if (deltaE < 1) return messages.same
  if (deltaE < 3) return messages.hard
  return deltaE < 6 ? messages.close : messages.closest
}
