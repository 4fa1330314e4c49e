import { useEffect, useRef, useState } from 'react'

import { type OpenPicture, openPicture } from './open-picture.ts'
import { type Reducing, startReducing } from './reducing.ts'
import type { UploadRefusal } from './refusal-messages.ts'

export type PictureStore = {
  /** The open picture; one that fails to open does not replace it. */
  readonly picture: OpenPicture | null
  readonly refusal: UploadRefusal | null
  readonly opening: boolean
  readonly open: (file: File) => void
  readonly reducing: () => Reducing
}

/** The picture a visitor has chosen. Calls `onOpen` with each that opens. */
export function useOpenPicture(onOpen: (picture: OpenPicture) => void): PictureStore {
  const worker = useRef<Reducing | null>(null)
  const [picture, setPicture] = useState<OpenPicture | null>(null)
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

  async function openFile(file: File): Promise<void> {
    setOpening(true)
    const result = await openPicture(file, reducing())
    setOpening(false)
    setRefusal(result.ok ? null : result.refusal)
    if (!result.ok) return
    setPicture(result.picture)
    onOpen(result.picture)
  }

  return { picture, refusal, opening, open: (file) => void openFile(file), reducing }
}
