import type { FrontMask } from '@nawl/engine/keeping/keep-stroke'
import { rugMetres } from '@nawl/domain/rug/sizes/metres'
import { useEffect, useState } from 'react'

import { useFront } from '../room/own-photo/front/use-front.ts'
import type { OwnPhoto } from '../room/own-photo/own-photo-state.ts'
import type { RoomPictures } from '../room/room-painter.ts'
import { tufting } from '../live/worker/tufting.ts'
import type { Answer } from './answer.ts'
import { answerPlates, type Hour } from './answer-plates.ts'

type Made = {
  readonly own: OwnPhoto
  readonly front: FrontMask | null
  readonly hours: Readonly<Partial<Record<Hour, RoomPictures>>>
}

/** A photograph's plates at an hour; until they are made, those of the other hour; null before the first. */
export function useAnswerPictures(
  own: OwnPhoto,
  { camera, place }: Extract<Answer, { ok: true }>,
  hour: Hour,
): RoomPictures | null {
  const [front] = useFront(own.photograph)
  const [made, setMade] = useState<Made>({ own, front, hours: {} })
  const hours = made.own === own && made.front === front ? made.hours : {}
  const isMade = hours[hour] !== undefined
  useEffect(() => {
    if (isMade) return
    let wanted = true
    const { widthM, lengthM } = rugMetres(place.size)
    const [wide, deep] = place.place.turnDeg === 0 ? [widthM, lengthM] : [lengthM, widthM]
    answerPlates(own, camera, { ...place.place, widthM: wide, lengthM: deep }, hour, front).then(
      (pictures) =>
        wanted &&
        setMade((before) => ({
          own,
          front,
          hours: { ...(before.own === own && before.front === front ? before.hours : {}), [hour]: pictures },
        })),
      (error: unknown) => console.warn('The photograph cannot be shown:', error),
    )
    return () => {
      wanted = false
    }
  }, [own, camera, place, hour, front, isMade])
  // The worker holds separated bitmaps that nothing needs after the page.
  useEffect(() => () => tufting.close(), [])
  return hours[hour] ?? hours.day ?? hours.evening ?? null
}
