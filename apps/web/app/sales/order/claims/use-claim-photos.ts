import { MOST_CLAIM_PHOTOS } from '@nawl/domain/order/claims/claim-rules'
import { UPLOADS } from '@nawl/domain/rug/uploads'
import { pictureTooLarge, pictureUnsupported, tooManyPhotos } from '@nawl/messages/problems'
import { useState } from 'react'

import { newId } from '../../../api/new-id.ts'
import type { OrderCalls } from '../calls/order-calls.ts'
import { refusalMessage } from '../calls/refusal-messages.ts'
import { sendPhoto } from './send-photo.ts'

export type ClaimPhoto = {
  readonly key: string
  readonly name: string
  readonly progress: number
  /** The server's id, once uploaded. */
  readonly id: string | null
  readonly fault: string | null
}

const KINDS: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])

/** The photographs of a claim being written: each is uploaded as soon as it is chosen. */
export function useClaimPhotos(calls: OrderCalls) {
  const [photos, setPhotos] = useState<readonly ClaimPhoto[]>([])
  const update = (key: string, change: Partial<ClaimPhoto>) =>
    setPhotos((all) => all.map((photo) => (photo.key === key ? { ...photo, ...change } : photo)))

  async function send(key: string, file: File): Promise<void> {
    const sent = await sendPhoto(calls, file, (progress) => update(key, { progress }))
    update(key, sent.ok ? { id: sent.id, progress: 1 } : { fault: refusalMessage(sent.fault) })
  }

  return {
    photos,
    ids: photos.flatMap(({ id }) => id ?? []),
    isSending: photos.some(({ id, fault }) => id === null && fault === null),
    add(files: readonly File[]): void {
      const room = MOST_CLAIM_PHOTOS - photos.filter(({ fault }) => fault === null).length
      const added = files.map((file, n) => {
        const fault = n < room ? faultIn(file) : tooManyPhotos({ most: MOST_CLAIM_PHOTOS })
        return { file, photo: photoOf(file, fault) }
      })
      setPhotos((all) => [...all, ...added.map(({ photo }) => photo)])
      for (const { file, photo } of added) if (photo.fault === null) void send(photo.key, file)
    },
    remove: (key: string): void => setPhotos((all) => all.filter((photo) => photo.key !== key)),
  }
}

/** Checks that are possible before uploading. */
function faultIn({ size, type }: File): string | null {
  if (size > UPLOADS.mostBytes) return pictureTooLarge
  return KINDS.has(type) ? null : pictureUnsupported
}

function photoOf({ name }: File, fault: string | null): ClaimPhoto {
  return { key: newId(), name, progress: 0, id: null, fault }
}
