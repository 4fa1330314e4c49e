import { westernDigits } from '@nawl/domain/shop/western-digits'
import type { Crop } from '@nawl/engine/reduction/crop-box'
import * as messages from '@nawl/messages/desk-designs'
import { useState } from 'react'

import { cropScale, movedCrop, type PictureSize, scaledCrop } from '../../../studio/uploads/crop/crop.ts'
import { TextField } from '../../../ui/forms/field.tsx'

type CropNumbersProps = {
  readonly size: PictureSize
  readonly crop: Crop
  /** Width over length of the crop. */
  readonly ratio: number
  readonly onChange: (crop: Crop) => void
}

/** A crop as numbers, for those who neither drag nor look: hundredths of the picture. */
export function CropNumbers({ size, crop, ratio, onChange }: CropNumbersProps) {
  const { left, top, width } = crop
  const scale = cropScale(crop, size, ratio)
  return (
    <>
      <div className="mt-4 grid grid-cols-3 gap-x-4">
        <Share
          label={messages.cropLeft}
          share={left}
          onChange={(wanted) => onChange(movedCrop(crop, wanted - left, 0))}
        />
        <Share
          label={messages.cropTop}
          share={top}
          onChange={(wanted) => onChange(movedCrop(crop, 0, wanted - top))}
        />
        <Share
          label={messages.cropWidth}
          share={width}
          onChange={(wanted) => onChange(scaledCrop(crop, size, ratio, (scale * wanted) / width))}
        />
      </div>
      <p className="type-caption mt-2 text-graphite">{messages.cropMeaning}</p>
    </>
  )
}

type ShareProps = {
  readonly label: string
  readonly share: number
  readonly onChange: (share: number) => void
}

/** A share in hundredths. What is typed stays until the field is left; what it became is then shown. */
function Share({ label, share, onChange }: ShareProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      label={label}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      suffix="%"
      value={typed ?? String(Math.round(100 * share))}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value)
        const text = westernDigits(target.value.trim())
        if (/^\d+$/.test(text)) onChange(Number(text) / 100)
      }}
    />
  )
}
