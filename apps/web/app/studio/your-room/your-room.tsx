import { type RoomScene, sceneSize } from '@nawl/contract/imaging/room-scenes'
import { roomAlt, roomCaption } from '@nawl/domain/rug/site-rooms'
import { lazy, Suspense, useState } from 'react'

import { RoomImage } from '../../catalogue/cards/room-photograph.tsx'
import { Marking } from '../room/own-photo/marking.tsx'
import { newOwnPhoto, type OwnPhoto } from '../room/own-photo/own-photo-state.ts'
import { PhotographChoice } from '../room/own-photo/photograph-choice.tsx'
import { useOwnPhoto } from '../room/own-photo/use-own-photo.ts'
import { usePhotographFile } from '../room/own-photo/use-photograph-file.ts'
import { TryOurRoom } from './try-our-room.tsx'

const Answered = lazy(async () => ({ default: (await import('./answered.tsx')).Answered }))

/** From a photograph to three rugs: choose it, mark where the rug will lie, look at the answer. */
export function YourRoom() {
  const [own, setOwn] = useOwnPhoto()
  // What is being marked; null while the answer to the photograph in use is shown.
  const [marked, setMarked] = useState<OwnPhoto | null>(null)
  const file = usePhotographFile((photograph) => setMarked(newOwnPhoto(photograph, 'place')))
  const answer = (made: OwnPhoto) => {
    setOwn(made)
    setMarked(null)
  }
  if (marked)
    return (
      <section aria-label="Your photograph" className="room-marking">
        <PhotographChoice {...file} again />
        <Marking draft={marked} onDraft={setMarked} onDone={answer} done="Show me three rugs" />
      </section>
    )
  if (own)
    return (
      <Suspense fallback={<Reading />}>
        <Answered own={own} onMark={() => setMarked(own)}>
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
      <figure>
        <RoomImage scene={SHOWN} alt={roomAlt('Hajar', SHOWN.room)} sizes="(width < 1000px) 90vw, 50vw" />
        <figcaption className="type-caption mt-3 text-graphite">
          {roomCaption('Hajar', sceneSize({}), SHOWN.room)}
        </figcaption>
        <TryOurRoom onRoom={answer} />
      </figure>
    </div>
  )
}

const SHOWN = { room: 'living', light: 'evening', rug: 'hajar' } as const satisfies RoomScene

export function Reading() {
  return (
    <p role="status" className="type-body min-h-[60vh] text-graphite">
      Reading the light and the colours…
    </p>
  )
}
