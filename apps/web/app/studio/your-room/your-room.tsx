import * as messages from '@nawl/messages/your-room'
import { nameOf } from '@nawl/messages/names'
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
      <section ref={takeFocus} tabIndex={-1} aria-label={messages.yourPhotograph} className="room-marking">
        <PhotographChoice {...file} again />
        <Marking draft={marked} onDraft={setMarked} onDone={answer} done={messages.showThree} />
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
      <section aria-label={messages.yourPhotograph}>
        <PhotographChoice {...file} again={false} />
        <p className="type-caption mt-4 text-graphite">{messages.standBack}</p>
      </section>
      <div>
        <RoomPhotograph page="yourRoom" alt={messages.exampleAlt} name={nameOf('Hajar')} />
        <TryOurRoom onRoom={answer} />
      </div>
    </div>
  )
}
