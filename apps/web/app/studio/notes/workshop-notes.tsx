import './workshop-notes.css'

import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'

import { Glyph } from '../../ui/glyph.tsx'
import type { StudioState } from '../state/studio-state.ts'
import type { Gesturing } from '../state/use-studio.ts'
import type { NoteMark } from './inspection.ts'
import { NoteEntry } from './note-entry.tsx'
import { countText } from './note-messages.ts'
import { useNoteMark, useWorkshopNotes } from './use-workshop-notes.ts'

export type WorkshopNotesProps = {
  readonly rug: RugItem
  readonly state: StudioState
  readonly gesture: Gesturing
  /** Gets the keyboard when the last note is mended. */
  readonly rugBox: RefObject<HTMLElement | null>
  /** Called with what is to be laid over the rug, or with null for nothing. */
  readonly onVeil: (veil: NoteMark | null) => void
}

/** A line beside the rug that opens to what the workshop would say of it. Nothing on screen while it says nothing. */
export function WorkshopNotes({ rug, state, gesture, rugBox, onVeil }: WorkshopNotesProps) {
  const { notes, order } = useWorkshopNotes(rug, state)
  const [open, setOpen] = useState(false)
  const [shown, setShown] = useState<string | null>(null)
  const summary = useRef<HTMLButtonElement>(null)
  const list = useId()
  const isOpen = open && notes.length > 0
  const seen = isOpen ? notes.find(({ key }) => key === shown) : undefined
  useNoteMark(order, seen?.where ?? null, onVeil)
  const watch = useKeptKeyboard(notes.length, summary, rugBox)
  const close = () => {
    setOpen(false)
    setShown(null)
    summary.current?.focus()
  }
  const [count, whose] = countText(notes.length)
  return (
    <>
      <p role="status" className="sr-only">
        {useCountSaid(notes.length)}
      </p>
      {notes.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere within
        <section
          aria-label="Notes for the workshop"
          className="workshop-notes"
          {...watch}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !isOpen) return
            // An open picker closes with the same key: the nearer thing goes first.
            event.stopPropagation()
            close()
          }}
        >
          <button
            ref={summary}
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? list : undefined}
            onClick={() => (isOpen ? close() : setOpen(true))}
            className="workshop-summary type-caption"
          >
            <span>
              {count}
              <span className="max-sm:sr-only">{whose}</span>
            </span>
            <Glyph name="chevron" size={14} />
          </button>
          {isOpen && (
            <NoteSheet id={list}>
              {notes.map((note) => (
                <NoteEntry
                  key={note.key}
                  rug={rug}
                  note={note}
                  state={state}
                  gesture={gesture}
                  isShown={note.key === shown}
                  onShow={(show) => setShown(show ? note.key : null)}
                />
              ))}
            </NoteSheet>
          )}
        </section>
      )}
    </>
  )
}

const PHONE = '(width < 600px)'

/** The list: beside the rug, or on a telephone a sheet from below that leaves the rug in sight. */
function NoteSheet({ id, children }: { readonly id: string; readonly children: React.ReactNode }) {
  const sheet = useRef<HTMLUListElement>(null)
  const [isSheet] = useState(() => matchMedia(PHONE).matches)
  useLayoutEffect(() => {
    // In the top layer: the stage clips what is in it.
    if (isSheet) sheet.current?.showPopover?.()
  }, [isSheet])
  return (
    <ul ref={sheet} id={id} popover={isSheet ? 'manual' : undefined} className="workshop-list">
      {children}
    </ul>
  )
}

/** What is read out when notes come or go; nothing before there were any. */
function useCountSaid(count: number): string {
  const [had, setHad] = useState(false)
  if (count > 0 && !had) setHad(true)
  if (count === 0) return had ? 'No notes for the workshop.' : ''
  return `${countText(count).join('')}.`
}

/** A note that is mended takes the button that did it away: the keyboard goes to the line, or to the rug. */
function useKeptKeyboard(
  count: number,
  summary: RefObject<HTMLElement | null>,
  rugBox: RefObject<HTMLElement | null>,
) {
  const before = useRef(count)
  const hadIt = useRef(false)
  useEffect(() => {
    const isLost = count < before.current && hadIt.current && document.activeElement === document.body
    before.current = count
    if (!isLost) return
    const next = count > 0 ? summary : rugBox
    next.current?.focus({ preventScroll: true })
  }, [count, summary, rugBox])
  return {
    onFocus() {
      hadIt.current = true
    },
    onBlur({ relatedTarget }: React.FocusEvent) {
      // To nowhere goes the focus of a button that is taken away.
      if (relatedTarget) hadIt.current = false
    },
  }
}
