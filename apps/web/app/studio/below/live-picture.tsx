import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { lazy, Suspense, useRef } from 'react'

import type { StudioState } from '../state/studio-state.ts'
import { useNear } from './use-near.ts'

const PICTURES = {
  close: lazy(async () => ({ default: (await import('./live-pictures.tsx')).CloseUp })),
  room: lazy(async () => ({ default: (await import('./live-pictures.tsx')).RugInRoom })),
} as const

type LivePictureProps = {
  readonly kind: keyof typeof PICTURES
  readonly rug: RugItem
  readonly state: StudioState
}

/** A picture that the browser draws, once it is about to be seen; its place has its final size before. */
export function LivePicture({ kind, rug, state }: LivePictureProps) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  const Picture = PICTURES[kind]
  return (
    <div ref={place} className={`below-${kind}-place`}>
      {near && (
        <Suspense>
          <Picture rug={rug} state={state} />
        </Suspense>
      )}
    </div>
  )
}
