import * as messages from '@nawl/messages/uploads'
import type { Crop } from '@nawl/engine/reduction/crop-box'

import { Slider } from '../../../ui/forms/slider.tsx'
import { CropFrame } from './crop-frame.tsx'
import { cropScale, leastScale, scaledCrop } from './crop.ts'
import type { OpenPicture } from '../opening/open-picture.ts'

export type CropToolProps = {
  readonly picture: OpenPicture
  readonly crop: Crop
  readonly ratio: number
  readonly round: boolean
  readonly onChange: (crop: Crop) => void
}

const STEP = 5

/** The crop frame on the picture, and a slider for its size. */
export function CropTool({ picture, crop, ratio, round, onChange }: CropToolProps) {
  const { size, url } = picture
  const percent = Math.round(100 * cropScale(crop, size, ratio))
  const least = Math.min(100 - STEP, Math.ceil((100 * leastScale(size, ratio)) / STEP) * STEP)
  return (
    <>
      <CropFrame url={url} size={size} crop={crop} ratio={ratio} round={round} onChange={onChange} />
      <p id="crop-keys" className="type-caption mt-3 text-graphite">
        {messages.cropKeys}
      </p>
      <div className="mt-4">
        <Slider
          label={messages.part}
          min={least}
          max={100}
          step={STEP}
          value={Math.max(least, percent)}
          valueText={`${percent}%`}
          ends={[messages.close, messages.whole]}
          onChange={(value) => onChange(scaledCrop(crop, size, ratio, value / 100))}
        />
      </div>
    </>
  )
}
