import * as messages from '@nawl/messages/studio'
import { useContext, useEffect } from 'react'

import { Glyph } from '../../ui/glyph.tsx'
import { Pompom } from '../../ui/pompom.tsx'
import { PreviewingContext, usePreviewing } from '../live/previewing.ts'
import { useRoving } from './use-roving.ts'
import type { ShownYarn } from './shown-yarn.ts'
import type { YarnChoice } from './yarn-choice.ts'

type YarnGridProps = {
  readonly label: string
  readonly yarns: readonly ShownYarn[]
  readonly choice: YarnChoice
  /** For keys that lead beyond the grid. */
  readonly onKeyDown?: (event: React.KeyboardEvent) => void
}

/** Yarns in rows of five. One tab stop: arrow keys move and preview the yarn in the rug, Enter chooses it. */
export function YarnGrid({ label, yarns, choice, onKeyDown }: YarnGridProps) {
  const { chosen, disabled, faded, onChoose } = choice
  const start = yarns.findIndex(({ hex }) => hex === chosen)
  const { list, stopProps } = useRoving<HTMLDivElement>(yarns.length, start)
  const preview = usePreviewing()
  usePreviewFollows(list, disabled ? '' : yarns.map(({ hex }) => hex).join())
  return (
    <div
      ref={list}
      role="group"
      aria-label={label}
      aria-describedby={faded ? 'yarn-picker-head' : undefined}
      className={`picker-yarns transition-opacity ${faded ? 'opacity-45' : ''}`}
    >
      {yarns.map(({ hex, name, note, isOut, stands }, place) => {
        const { onFocus, ...stop } = stopProps(place)
        const previewing = preview(disabled ? null : { color: hex })
        return (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- where another page comes to lie, the keyboard keeps its place
            key={place}
            {...stop}
            {...previewing}
            type="button"
            aria-pressed={hex === chosen}
            aria-disabled={disabled}
            title={hex}
            onFocus={() => {
              onFocus()
              previewing.onFocus()
            }}
            onKeyDown={(event) => {
              stop.onKeyDown(event)
              onKeyDown?.(event)
            }}
            onClick={() => !disabled && onChoose(hex)}
            className="named-yarn"
          >
            <YarnBall hex={hex} stands={stands} ticked={hex === chosen} />
            <bdi className="type-micro mt-0.5">{name}</bdi>
            {isOut && (
              <>
                {' '}
                <span className="type-micro text-madder-deep">{messages.onOrder}</span>
              </>
            )}
            {note && (
              <>
                {' '}
                <bdi className="type-micro figures text-graphite">{note}</bdi>
              </>
            )}
          </button>
        )
      })}
    </div>
  )
}

type YarnBallProps = {
  readonly hex: string
  readonly stands: string | undefined
  readonly ticked: boolean
}

function YarnBall({ hex, stands, ticked }: YarnBallProps) {
  return (
    <span className="named-yarn-ring">
      <Pompom key={hex} hex={hex} size={40} />
      {ticked && (
        <Glyph name="tick" size={22} className={`absolute ${isPale(hex) ? 'text-ink' : 'text-paper'}`} />
      )}
      {stands && (
        <span className="absolute -bottom-px -start-px flex size-[22px] items-center justify-center rounded-full bg-linen">
          <Pompom key={stands} hex={stands} size={18} />
        </span>
      )}
    </span>
  )
}

/**
 * When the list changes (hexes, separated by commas) under an unmoved pointer or focus, previews the yarn that has
 * focus now, or none.
 */
function usePreviewFollows(list: React.RefObject<HTMLElement | null>, hexes: string): void {
  const { show } = useContext(PreviewingContext)
  useEffect(() => {
    const place = [...(list.current?.children ?? [])].findIndex((button) => button === document.activeElement)
    const color = hexes.split(',')[place]
    show(color ? { color } : null)
  }, [list, hexes, show])
  useEffect(() => () => show(null), [show])
}

/** Whether text on a `#RRGGBB` must be dark, by Rec. 601 luma. */
function isPale(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return 0.299 * red + 0.587 * green + 0.114 * blue > 150
}
