import { NAMED_COLORS } from '@nawl/domain/yarn/named-colors'
import { useRef, useState } from 'react'

import { Glyph } from '../ui/glyph.tsx'
import { Pompom } from '../ui/pompom.tsx'

type NamedYarnsProps = {
  readonly chosen: string | undefined
  readonly disabled: boolean
  /** Locked yarns look it; while the studio is busy nothing flickers. */
  readonly faded: boolean
  readonly onChoose: (hex: string) => void
}

const COLUMNS = 5

/** The fifteen yarns in rows of five. One Tab stop: arrows move within, Enter chooses. */
export function NamedYarns({ chosen, disabled, faded, onChoose }: NamedYarnsProps) {
  const start = NAMED_COLORS.findIndex(({ hex }) => hex === chosen)
  const [stop, setStop] = useState(Math.max(0, start))
  const grid = useRef<HTMLDivElement>(null)
  const move = (event: React.KeyboardEvent) => {
    const next = afterKey(event.key, stop)
    if (next === null) return
    event.preventDefault()
    setStop(next)
    grid.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      ref={grid}
      role="group"
      aria-label="Yarns to choose from"
      aria-describedby={faded ? 'yarn-picker-head' : undefined}
      className={`picker-yarns transition-opacity ${faded ? 'opacity-45' : ''}`}
    >
      {NAMED_COLORS.map(({ name, hex }, index) => (
        <button
          key={hex}
          type="button"
          tabIndex={index === stop ? 0 : -1}
          aria-pressed={hex === chosen}
          aria-disabled={disabled}
          onFocus={() => setStop(index)}
          onKeyDown={move}
          onClick={() => !disabled && onChoose(hex)}
          className="named-yarn"
        >
          <span className="named-yarn-ring">
            <Pompom hex={hex} size={40} />
            {hex === chosen && (
              <Glyph
                name="tick"
                size={22}
                className={`absolute ${isPale(hex) ? 'text-ink' : 'text-paper'}`}
              />
            )}
          </span>
          <span className="type-micro mt-0.5">{name}</span>
        </button>
      ))}
    </div>
  )
}

/** Where a key leads from a place in the grid; null for keys that lead nowhere. */
function afterKey(key: string, from: number): number | null {
  const last = NAMED_COLORS.length - 1
  const to = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    ArrowDown: from + COLUMNS,
    ArrowUp: from - COLUMNS,
    Home: 0,
    End: last,
  }[key]
  return to === undefined || to < 0 || to > last ? null : to
}

/** Whether a tick has to be dark to show, by Rec. 601 luma. */
function isPale(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return 0.299 * red + 0.587 * green + 0.114 * blue > 150
}
