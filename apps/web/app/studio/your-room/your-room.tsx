import { lazy, Suspense, useState } from 'react'

import { RoomPhotograph } from '../../catalogue/cards/room-photograph.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { Marking } from '../room/own-photo/marking.tsx'
import { newOwnPhoto, type OwnPhoto } from '../room/own-photo/own-photo-state.ts'
import { PhotographChoice } from '../room/own-photo/photograph-choice.tsx'
import { useOwnPhoto } from '../room/own-photo/use-own-photo.ts'
import { usePhotographFile } from '../room/own-photo/use-photograph-file.ts'
import { Reading } from './reading.tsx'
import { TryOurRoom } from './try-our-room.tsx'

const Answered = lazy(async () => ({ default: (await import('./answered.tsx')).Answered }))

/** From a photograph to three rugs: choose it, mark where the rug will lie, look at the answer. */
export function YourRoom() {
  const [own, setOwn] = useOwnPhoto()
  // What is being marked; null while the answer to the photograph in use is shown.
  const [marked, setMarked] = useState<OwnPhoto | null>(null)
  const file = usePhotographFile((photograph) => setMarked(newOwnPhoto(photograph, 'place')))
  // Whether the visitor has just asked, rather than come back to the page.
  const [isAsked, setAsked] = useState(false)
  const answer = (made: OwnPhoto) => {
    setOwn(made)
    setMarked(null)
    setAsked(true)
  }
  if (marked)
    return (
      <section ref={takeFocus} tabIndex={-1} aria-label="Your photograph" className="room-marking">
        <PhotographChoice {...file} again />
        <Marking draft={marked} onDraft={setMarked} onDone={answer} done="Show me three rugs" />
      </section>
    )
  if (own)
    return (
      <Suspense fallback={<Reading />}>
        <Answered own={own} takesFocus={isAsked} onMark={() => setMarked(own)}>
          <PhotographChoice {...file} again />
        </Answered>
      </Suspense>
    )
  return (
    <div className="room-begin">
      <section aria-label="Your photograph">
        <PhotographChoice {...file} again={false} />
        <p className="type-caption mt-4 text-graphite">
          Stand back so that most of the floor is in it, and measure the floor that the rug may cover. A sheet
          of A4 on the floor will do as well.
        </p>
      </section>
      <div>
        <RoomPhotograph
          page="yourRoom"
          alt="A living room in the evening: before a sofa lies a dark rug with contour lines in rust and pale grey round two green ponds"
          name="Hajar"
        />
        <TryOurRoom onRoom={answer} />
      </div>
    </div>
  )
}
