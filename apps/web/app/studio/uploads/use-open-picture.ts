import type { Quad } from '@nawl/engine/finding/quad'
import { useEffect, useRef, useState } from 'react'

import type { OpenPicture, Opening } from './opening/open-picture.ts'
import { type Reducing, startReducing } from './reducing.ts'
import type { UploadRefusal } from './refusal-messages.ts'

export type PictureStore = {
  /** The open picture; one that fails to open does not replace it. */
  readonly picture: OpenPicture | null
  /** What seems to be a rug or a sheet in it, in shares of it; null until something is found. */
  readonly found: Quad | null
  readonly refusal: UploadRefusal | null
  readonly opening: boolean
  readonly open: (file: File) => void
  readonly reducing: () => Reducing
}

/** The picture a visitor has chosen. Calls `onOpen` with each that opens. */
export function useOpenPicture(onOpen: (picture: OpenPicture) => void): PictureStore {
  const worker = useRef<Reducing | null>(null)
  const [picture, setPicture] = useState<OpenPicture | null>(null)
  const [found, setFound] = useState<{ readonly url: string; readonly corners: Quad | null } | null>(null)
  const [refusal, setRefusal] = useState<UploadRefusal | null>(null)
  const [opening, setOpening] = useState(false)
  const reducing = () => (worker.current ??= startReducing())

  useEffect(
    () => () => {
      worker.current?.close()
      worker.current = null
    },
    [],
  )
  useEffect(() => {
    if (!picture) return
    return () => URL.revokeObjectURL(picture.url)
  }, [picture])

  const latestOnOpen = useRef(onOpen)
  useEffect(() => {
    latestOnOpen.current = onOpen
  })

  async function openFile(file: File): Promise<void> {
    setOpening(true)
    const result = await openChosen(file, reducing())
    setOpening(false)
    setRefusal(result.ok ? null : result.refusal)
    if (!result.ok) return
    setPicture(result.picture)
    latestOnOpen.current(result.picture)
    setFound({ url: result.picture.url, corners: await reducing().find() })
  }

  const corners = found && found.url === picture?.url ? found.corners : null
  return { picture, found: corners, refusal, opening, open: (file) => void openFile(file), reducing }
}

/** What opens pictures is loaded with the first. */
async function openChosen(file: File, reducing: Reducing): Promise<Opening> {
  const loaded = await import('./opening/open-picture.ts').catch((error: unknown) => {
    console.warn('The code that opens pictures cannot be had:', error)
    return null
  })
  return loaded ? loaded.openPicture(file, reducing) : { ok: false, refusal: 'no-answer' }
}
