import * as messages from '@nawl/messages/studio'
import { yarnOfHex } from '@nawl/domain/yarn/library/shade-card'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'

import { Glyph } from '../../ui/glyph.tsx'
import { Pompom } from '../../ui/pompom.tsx'
import type { YarnShare } from '../state/studio-state.ts'
import { shownName, swatchLabel } from './yarn-name.ts'
import type { Roving } from '../yarns/use-roving.ts'

type SwatchProps = {
  readonly rug: RugItem
  readonly yarn: YarnShare
  /** The yarn's replacement, if any. */
  readonly newHex: string | undefined
  readonly locked: boolean
  readonly open: boolean
  readonly busy: boolean
  readonly onPress: () => void
  /** Roving tabindex props. */
  readonly stop: ReturnType<Roving<HTMLElement>['stopProps']>
}

/** A yarn of the rug: its picture, coverage and hex. Opens and closes its picker. */
export function Swatch({ rug, yarn, newHex, locked, open, busy, onPress, stop }: SwatchProps) {
  const hex = newHex ?? yarn.hex
  const name = shownName({ rug, yarn, newHex })
  const isOut = yarnOfHex(hex)?.isOut ?? false
  const label = swatchLabel({ rug, yarn, newHex, locked })
  return (
    <button
      {...stop}
      type="button"
      aria-expanded={open}
      aria-controls={open ? 'yarn-picker' : undefined}
      aria-disabled={busy}
      aria-label={isOut ? messages.swatchOnOrder({ swatch: label }) : label}
      data-yarn={yarn.hex}
      onClick={onPress}
      className={`swatch group ${open ? 'swatch-open' : ''} ${busy ? 'cursor-default' : ''}`}
    >
      <span className={`swatch-ring ${ring(open, locked)}`}>
        <Pompom hex={hex} size={50} className="h-auto w-[calc(100%-6px)]" />
        {/* The previous yarn, in a hole of the new one. */}
        {newHex && (
          <span className="absolute -bottom-0.5 -start-0.5 flex size-[22px] items-center justify-center rounded-full bg-paper">
            <Pompom hex={yarn.hex} size={18} />
          </span>
        )}
        {locked && (
          <span className="absolute -end-1 -bottom-1 flex size-[22px] items-center justify-center rounded-full border border-stone bg-paper">
            <Glyph name="lock" size={13} />
          </span>
        )}
      </span>
      {name && <span className="swatch-name type-micro">{name}</span>}{' '}
      {isOut && <span className="type-micro text-madder-deep">{messages.onOrder} </span>}
      <span className="swatch-share">
        {/* The font's tabular figures would squeeze the percent sign. */}
        <span className="type-caption font-medium">
          <span className="figures">{yarn.percentage.toFixed(1)}</span>%
        </span>{' '}
        <span dir="ltr" className="swatch-hex type-micro figures text-graphite">
          {hex}
        </span>
      </span>
    </button>
  )
}

function ring(open: boolean, locked: boolean): string {
  if (locked) return `border border-dashed ${open ? 'border-ink' : 'border-stone'}`
  if (open) return 'border-[1.5px] border-ink'
  return 'border border-transparent group-hover:border-stone'
}
