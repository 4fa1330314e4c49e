import * as messages from '@nawl/messages/studio'
import * as shell from '@nawl/messages/shell'
import { Sentence } from '../../ui/text/sentence.tsx'
import { namedYarns } from '@nawl/domain/yarn/library/shade-card'
import { useEffect, useEffectEvent, useRef } from 'react'

import { Glyph } from '../../ui/glyph.tsx'
import { Pompom } from '../../ui/pompom.tsx'
import { glideTo } from '../glide-to.ts'
import { isSheetScreen } from '../bottom-sheet/sheet-screen.ts'
import { ACTIONS } from '../state/actions.ts'
import type { OpenStudio } from '../state/use-studio.ts'
import { OnOrder } from './on-order.tsx'
import { Precision } from './precision.tsx'
import { yarnName } from './yarn-name.ts'
import { TabList } from '../yarns/tab-list.tsx'
import type { YarnChoice } from '../yarns/yarn-choice.ts'
import { YarnGrid } from '../yarns/yarn-grid.tsx'
import { useWoolNotes } from '../yarns/use-wool-notes.ts'
import type { YarnSource, YarnView } from '../yarns/yarn-source.ts'
import { YarnViewLoader } from '../yarns/yarn-view-loader.tsx'

type YarnPickerProps = OpenStudio & {
  /** Original hex of the yarn to replace. */
  readonly hex: string
  /** Index of its swatch, from 0: the notch is in that column. */
  readonly place: number
  readonly source: YarnSource
  readonly onSource: (source: YarnSource) => void
}

/** Replaces or locks one yarn. Scrolls itself into view. Escape closes it and returns focus to its swatch. */
export function YarnPicker({ rug, hex, place, state, gesture, source, onSource }: YarnPickerProps) {
  const name = yarnName(rug, hex)
  const locked = state.locked.has(hex)
  const close = () => {
    document.querySelector<HTMLElement>(`[data-yarn="${hex}"]`)?.focus()
    gesture({ type: 'closePicker' })
  }
  useEscape(close)
  return (
    <section
      ref={useNotch(place)}
      id="yarn-picker"
      aria-label={messages.replaceLabel({ name: name ?? hex })}
      className="picker"
    >
      <div className="flex h-11 items-center ps-[18px] max-sm:-mx-2">
        <Pompom hex={state.look.mappings[hex] ?? hex} size={28} className="picker-yarn" />
        <h3 id="yarn-picker-head" className="type-ui flex-1">
          <Sentence
            parts={(locked ? messages.lockedYarn : messages.replaceYarn)({
              name: name ?? '',
              code: hex,
              hex: (text) => <bdi className="figures text-graphite">{text}</bdi>,
            })}
          />
        </h3>
        <button
          type="button"
          aria-disabled={!ACTIONS.toggleLock.can(state)}
          onClick={() => gesture({ type: 'toggleLock', hex })}
          className="type-ui flex h-11 items-center gap-2 px-2 font-medium hover:text-madder"
        >
          <Glyph name={locked ? 'lock' : 'unlock'} />
          {locked ? messages.unlock : messages.lock}
        </button>
        <button
          type="button"
          aria-label={shell.close}
          onClick={close}
          className="me-1.5 flex size-11 items-center justify-center hover:text-madder"
        >
          <Glyph name="close" size={18} />
        </button>
      </div>
      <OnOrder
        hex={state.look.mappings[hex] ?? hex}
        onUse={
          ACTIONS.chooseColor.can(state) ? (other) => gesture({ type: 'chooseColor', hex: other }) : null
        }
      />
      <YarnViews
        source={source}
        onSource={onSource}
        around={state.look.mappings[hex] ?? hex}
        choice={{
          chosen: state.look.mappings[hex],
          disabled: !ACTIONS.chooseColor.can(state),
          faded: locked,
          onChoose: (newHex) => gesture({ type: 'chooseColor', hex: newHex }),
        }}
      />
      <div className="picker-precision">
        <Precision state={state} gesture={gesture} />
      </div>
    </section>
  )
}

type YarnViewsProps = {
  readonly source: YarnSource
  readonly onSource: (source: YarnSource) => void
  /** The current colour. */
  readonly around: string
  readonly choice: YarnChoice
}

const VIEWS = [
  { id: 'named', content: messages.viewNamed },
  { id: 'card', content: messages.viewCard },
  { id: 'photograph', content: messages.viewPhotograph },
] as const satisfies readonly { readonly id: YarnView; readonly content: string }[]
const PANEL = 'yarn-view'

/** The fifteen named yarns, the whole shade card, or the colours of a photograph. */
function YarnViews({ source, onSource, around, choice }: YarnViewsProps) {
  const shown = useWoolNotes()
  return (
    <>
      <TabList
        label={messages.whereFrom}
        tabs={VIEWS}
        current={source.view}
        panelId={PANEL}
        onChange={(view) => onSource({ ...source, view })}
        className="mx-[18px] flex min-w-0 gap-[clamp(10px,4%,22px)] border-b border-rule max-sm:mx-2.5"
        tabClassName="studio-tab picker-view type-caption"
      />
      <div
        id={PANEL}
        role="tabpanel"
        aria-label={viewName(source.view)}
        className="min-w-0 pt-2 max-sm:-mx-2"
      >
        {source.view === 'named' ? (
          <YarnGrid label={messages.yarnsToChoose} yarns={shown(namedYarns())} choice={choice} />
        ) : (
          <YarnViewLoader key={source.view}>
            {({ MoreYarns, FromPhotograph }) =>
              source.view === 'card' ? (
                <MoreYarns around={around} choice={choice} />
              ) : (
                <FromPhotograph
                  photograph={source.photograph}
                  onPhotograph={(photograph) => onSource({ ...source, photograph })}
                  choice={choice}
                />
              )
            }
          </YarnViewLoader>
        )}
      </div>
    </>
  )
}

function viewName(view: YarnView): string {
  return VIEWS.find(({ id }) => id === view)?.content ?? ''
}

/** Sets the notch's column through the DOM (the CSP allows no style attributes) and scrolls the picker into view. */
function useNotch(place: number): React.RefObject<HTMLElement | null> {
  const picker = useRef<HTMLElement>(null)
  useEffect(() => {
    picker.current?.style.setProperty('--place', String(place))
    if (picker.current) showPicker(picker.current)
  }, [place])
  return picker
}

/** Together with its row of swatches where there is room for both, without showing half of the row above. */
function showPicker(picker: HTMLElement): void {
  const tools = picker.closest('.sheet-body')
  const swatch = picker.previousElementSibling
  if (!tools || !swatch || !isSheetScreen()) return glideTo(picker, 'nearest')
  // The yarns to choose from matter; the precision below them may be scrolled to.
  const yarns = picker.querySelector(`#${PANEL}`) ?? picker
  const both = yarns.getBoundingClientRect().bottom - swatch.getBoundingClientRect().top
  glideTo(both <= tools.clientHeight ? swatch : picker, 'start')
}

/** Listens on the whole page: after opening the picker, focus is still on its swatch. */
function useEscape(onEscape: () => void): void {
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape()
  })
  useEffect(() => {
    addEventListener('keydown', escape)
    return () => removeEventListener('keydown', escape)
  }, [])
}
