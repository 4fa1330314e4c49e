import type { RugItem } from '@nawl/contract/rug-collection'
import { useEffect, useEffectEvent } from 'react'

import { Glyph } from '../ui/glyph.tsx'
import { NamedYarns } from './named-yarns.tsx'
import { isBusy, type StudioState } from './studio-state.ts'
import type { Gesturing } from './use-studio.ts'
import { yarnName } from './yarn-words.ts'

type YarnPickerProps = {
  readonly rug: RugItem
  /** The yarn to replace, as designed. */
  readonly hex: string
  readonly state: StudioState
  readonly gesture: Gesturing
}

/** Replaces or locks one yarn. Escape closes it and gives the keyboard back to its swatch. */
export function YarnPicker({ rug, hex, state, gesture }: YarnPickerProps) {
  const name = yarnName(rug, hex)
  const locked = state.locked.has(hex)
  const close = () => {
    document.querySelector<HTMLElement>(`[data-yarn="${hex}"]`)?.focus()
    gesture({ type: 'picker closed' })
  }
  useEscape(close)
  return (
    <section id="yarn-picker" aria-label={`Replace ${name ?? hex}`} className="picker">
      <div className="flex items-center pl-[18px]">
        <h3 className="type-ui flex-1">
          Replace {name} <span className="figures text-graphite">{hex}</span>
        </h3>
        <button
          type="button"
          aria-disabled={isBusy(state)}
          onClick={() => gesture({ type: 'lock toggled', hex })}
          className="type-ui flex h-11 items-center gap-2 px-2 font-medium hover:text-madder"
        >
          <Glyph name={locked ? 'lock' : 'unlock'} />
          {locked ? 'Unlock' : 'Lock'}
        </button>
        <button
          type="button"
          aria-label="Close"
          onClick={close}
          className="mr-1.5 flex size-11 items-center justify-center hover:text-madder"
        >
          <Glyph name="close" size={18} />
        </button>
      </div>
      {locked && (
        <p id="yarn-locked" className="type-caption px-[18px] pb-2 text-graphite">
          This yarn is locked. Unlock it to replace it.
        </p>
      )}
      <NamedYarns
        chosen={state.look.mappings[hex]}
        disabled={locked || isBusy(state)}
        faded={locked}
        onChoose={(newHex) => gesture({ type: 'color chosen', hex: newHex })}
      />
    </section>
  )
}

/** From anywhere on the page: after opening the picker the keyboard still stands on its swatch. */
function useEscape(onEscape: () => void): void {
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape()
  })
  useEffect(() => {
    addEventListener('keydown', escape)
    return () => removeEventListener('keydown', escape)
  }, [])
}
