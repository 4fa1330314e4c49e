import './photos.css'

import type { Photo, PhotoAnswer } from '@nawl/contract/imaging/photo'
import { photoImage } from '@nawl/contract/imaging/photo-paths'
import * as messages from '@nawl/messages/photos'
import { useState } from 'react'

import { callJson } from '../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { PictureDrop } from '../picture-drop.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { CheckedField } from '../../ui/forms/field.tsx'

const PICTURES = 'image/jpeg,image/png,image/webp,image/avif,.avif'

type TakePhotoProps = {
  /** What the button says that uses the photograph. */
  readonly act: string
  readonly onTaken: (photo: Photo) => void
}

/** Uploads a photograph, asks what it shows, and hands it to whoever uses it. */
export function TakePhoto({ act, onTaken }: TakePhotoProps) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [name, setName] = useState('')
  const [alt, setAlt] = useState('')
  const [fault, setFault] = useState('')

  const take = async (file: File) => {
    if (busy) return
    setBusy(true)
    const body = new FormData()
    body.append('picture', file, 'picture')
    const made = await callJson<PhotoAnswer>(accountFetch, '/api/desk/photos', { method: 'POST', body })
    setBusy(false)
    setRefusal(made.ok ? '' : refusalMessage(made.fault))
    if (made.ok) setName(made.answer.name)
  }
  const hand = () => {
    if (alt.trim() === '') return setFault(messages.altMissing)
    onTaken({ name, alt: alt.trim() })
    setName('')
    setAlt('')
  }

  return (
    <div className="grid gap-2">
      <PictureDrop
        className="mt-2"
        label={name === '' ? messages.choose : messages.chooseAnother}
        beside={messages.orDrop}
        kinds={messages.kinds}
        accept={PICTURES}
        fault={refusal}
        progress={busy ? messages.reading : ''}
        onFile={(file) => void take(file)}
      />
      {name !== '' && (
        <div className="flex flex-wrap items-start gap-4">
          <PhotoThumbnail name={name} />
          <div className="min-w-[240px] flex-1">
            <CheckedField
              label={messages.alt}
              dir="auto"
              autoComplete="off"
              maxLength={300}
              value={alt}
              fault={fault}
              onChange={({ target }) => {
                setAlt(target.value)
                setFault('')
              }}
            />
            <Button small onClick={hand}>
              {act}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

/** A photograph, small; its words stand beside it. */
export function PhotoThumbnail({ name }: { readonly name: string }) {
  const image = photoImage(name)
  return image && <img {...image} sizes="160px" className="photo-thumbnail" alt="" />
}
