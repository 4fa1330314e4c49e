import './workshop-notes.css'

import * as messages from '@nawl/messages/workshop-notes'
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'

import { Glyph } from '../../ui/glyph.tsx'
import { Sentence } from '../../ui/text/sentence.tsx'
import type { OpenStudio } from '../state/use-studio.ts'
import type { NoteMark } from './inspection.ts'
import { NoteEntry } from './note-entry.tsx'
import { useNoteMark, useWorkshopNotes } from './use-workshop-notes.ts'

export type WorkshopNotesProps = OpenStudio & {
  /** Receives focus when the last note is fixed. */
  readonly rugBox: RefObject<HTMLElement | null>
  /** Called with the overlay for the rug, or null for none. */
  readonly onVeil: (veil: NoteMark | null) => void
}

/** A line beside the rug that expands to the workshop notes. Hidden while there are none. */
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
  return (
    <>
      <p role="status" className="sr-only">
        {useCountSaid(notes.length)}
      </p>
      {notes.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere within
        <section
          aria-label={messages.label}
          className="workshop-notes"
          {...watch}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !isOpen) return
            // An open picker closes on the same key: only the nearer panel should close.
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
              {/* A phone has room for their number only. */}
              <Sentence
                parts={messages.summary({
                  n: notes.length,
                  whose: (text) => <span className="max-sm:sr-only">{text}</span>,
                })}
              />
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

/** The list: beside the rug, or on a phone a bottom sheet that leaves the rug visible. */
function NoteSheet({ id, children }: { readonly id: string; readonly children: React.ReactNode }) {
  const sheet = useRef<HTMLUListElement>(null)
  const [isSheet] = useState(() => matchMedia(PHONE).matches)
  useLayoutEffect(() => {
    // In the top layer, because the stage clips its content.
    if (isSheet) sheet.current?.showPopover?.()
  }, [isSheet])
  return (
    <ul ref={sheet} id={id} popover={isSheet ? 'manual' : undefined} className="workshop-list">
      {children}
    </ul>
  )
}

/** The announcement when notes appear or disappear; empty before the first. */
function useCountSaid(count: number): string {
  const [had, setHad] = useState(false)
  if (count > 0 && !had) setHad(true)
  if (count === 0) return had ? messages.none : ''
  return messages.countAll({ n: count })
}

/** Fixing a note removes its button: focus moves to the summary line, or to the rug. */
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
      // When a focused button is removed, relatedTarget is null.
      if (relatedTarget) hadIt.current = false
    },
  }
}
