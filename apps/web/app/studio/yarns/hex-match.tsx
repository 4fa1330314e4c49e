import { type NearYarn, nearestYarns } from './nearest-yarns.ts'
import type { YarnChoice } from './yarn-choice.ts'
import { type ShownYarn, YarnGrid } from './yarn-grid.tsx'

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
  const exact: ShownYarn = { hex, name: 'Exactly', note: hex }
  return (
    <>
      <p role="status" className="card-words type-caption">
        {isYarn
          ? `This is ${nearest.yarn.name}`
          : `Nearest: ${nearest.yarn.name}, ${differenceText(nearest)}`}{' '}
        <span className="text-graphite">{!isYarn && closeness(nearest)}</span>
      </p>
      <YarnGrid
        key={hex}
        label={`Yarns for ${hex}`}
        yarns={isYarn ? yarns : [exact, ...yarns.slice(0, -1)]}
        choice={choice}
      />
    </>
  )
}

function shown(near: NearYarn): ShownYarn {
  return { ...near.yarn, note: differenceText(near) }
}

/** A verbal rating for people who do not think in ΔE. */
function closeness({ deltaE }: NearYarn): string {
  if (deltaE < 1) return 'the same to the eye'
  if (deltaE < 3) return 'hard to tell apart'
  return deltaE < 6 ? 'close' : 'the closest there is'
}

/** `ΔE 2.1`: the CIEDE2000 difference of a yarn to the requested colour. */
export function differenceText({ deltaE }: Pick<NearYarn, 'deltaE'>): string {
  return `ΔE ${deltaE.toFixed(1)}`
}
