import { SHAPE_FACTS } from '@nawl/domain/rug/shape'
import type { Crop } from '@nawl/engine/reduction/crop-box'
import * as messages from '@nawl/messages/desk-designs'
import { useEffect, useState } from 'react'

import { largestCrop, type PictureSize } from '../../../studio/uploads/crop/crop.ts'
import { CropTool } from '../../../studio/uploads/crop/crop-tool.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { PictureDrop } from '../../picture-drop.tsx'
import { CropNumbers } from './crop-numbers.tsx'
import { framedPicture } from './framed-picture.ts'

const PICTURES = 'image/png,image/jpeg,image/webp,image/avif,image/bmp,image/svg+xml,.bmp,.avif'
/** Drawings of the collection are of a listed size. */
const RATIO = SHAPE_FACTS.rectangle.pictureRatio

/** A picture to make a drawing of. */
export type ChosenPicture = {
  readonly file: File
  /** Object URL of the file, which `PictureChoice` revokes. */
  readonly url: string
  /** Its size and the part to take; null until the browser shows it, and where it cannot. */
  readonly seen: { readonly size: PictureSize; readonly crop: Crop } | null
}

/** A picture that was just chosen. */
export const pictureOf = (file: File): ChosenPicture => ({
  file,
  url: URL.createObjectURL(file),
  seen: null,
})

type PictureChoiceProps = {
  readonly chosen: ChosenPicture | null
  readonly fault: string
  readonly onFile: (file: File) => void
  readonly onChange: (chosen: ChosenPicture) => void
}

/** Chooses a picture, and the part of it that becomes a rug. */
export function PictureChoice({ chosen, fault, onFile, onChange }: PictureChoiceProps) {
  const url = chosen?.url ?? ''
  useEffect(() => {
    if (url !== '') return () => URL.revokeObjectURL(url)
  }, [url])
  return (
    <>
      <PictureDrop
        label={chosen ? messages.chooseAnother : messages.choosePicture}
        beside={chosen ? <bdi>{chosen.file.name}</bdi> : messages.orDrop}
        kinds={messages.pictureKinds}
        accept={PICTURES}
        fault={fault}
        onFile={onFile}
      />
      {chosen && <Part chosen={chosen} onFile={onFile} onChange={onChange} />}
    </>
  )
}

/** Whether nothing of a picture is cut off but what rounding takes. */
function isWhole(size: PictureSize): boolean {
  const { width, height } = largestCrop(size, RATIO)
  return Math.min(width, height) > 0.98
}

type PartProps = Pick<PictureChoiceProps, 'onFile' | 'onChange'> & { readonly chosen: ChosenPicture }

function Part({ chosen, onFile, onChange }: PartProps) {
  const { file, url, seen } = chosen
  const [failed, setFailed] = useState<File | null>(null)
  if (failed === file) return <p className="type-caption text-graphite">{messages.unseen}</p>
  if (!seen)
    return (
      <img
        hidden
        src={url}
        alt=""
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          // A vector drawing need not have a size.
          if (naturalWidth === 0 || naturalHeight === 0) return setFailed(file)
          const size = { width: naturalWidth, height: naturalHeight }
          onChange({ ...chosen, seen: { size, crop: largestCrop(size, RATIO) } })
        }}
        onError={() => setFailed(file)}
      />
    )
  const { size, crop } = seen
  const takeWhole = async () => {
    const whole = await framedPicture(file, url, RATIO)
    if (whole) onFile(whole)
  }
  const set = (next: Crop) => onChange({ ...chosen, seen: { size, crop: next } })
  return (
    <fieldset className="mb-6 min-w-0">
      <legend className="type-caption mb-2 text-graphite">{messages.part}</legend>
      <CropTool picture={{ file, url, size }} crop={crop} ratio={RATIO} round={false} onChange={set} />
      <CropNumbers size={size} crop={crop} ratio={RATIO} onChange={set} />
      {!isWhole(size) && (
        <Button small className="mt-4" onClick={() => void takeWhole()}>
          {messages.wholePicture}
        </Button>
      )}
    </fieldset>
  )
}
