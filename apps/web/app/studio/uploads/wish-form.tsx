import * as messages from '@nawl/messages/uploads'
import { MOST_RATIO, UPLOADS, type UploadSize, uploadRatio } from '@nawl/domain/rug/uploads'
import { hasOneMeasure } from '@nawl/domain/rug/shape'
import { parseSide } from '@nawl/domain/rug/sizes/read-length'

import { SideFields } from '../size/side-fields.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { Fault } from '../../ui/forms/fault.tsx'
import { ShapeChoice } from '../size/shape-choice.tsx'

/** The upload's settings besides the crop. */
export type Wish = {
  readonly name: string
  readonly size: UploadSize
  readonly yarnCount: number
  readonly namedYarns: boolean
}

export type WishFormProps = { readonly wish: Wish; readonly onChange: (change: Partial<Wish>) => void }

/** A form for shape, size and name. */
export function WishForm({ wish, onChange }: WishFormProps) {
  const { size } = wish
  const setSize = (change: Partial<UploadSize>) => onChange({ size: { ...size, ...change } })
  return (
    <>
      <ShapeChoice value={size.shape} onChange={(shape) => setSize({ shape })} />
      <fieldset>
        <legend className="type-caption mb-3 text-graphite">
          {hasOneMeasure(size.shape) ? messages.sizeIfKnown : messages.sizeOtherwise({ size: size.shape })}
        </legend>
        <div className="grid grid-cols-[1fr_1fr_98px] gap-x-3.5 gap-y-6">
          <SideFields
            refusal={null}
            size={{ ...size, quantity: 1 }}
            onChange={({ quantity: _, ...change }) => setSize(change)}
          />
        </div>
        <Fault id="ribbon-error">{isRibbon(size) && messages.ribbon({ ratio: MOST_RATIO })}</Fault>
      </fieldset>
      <TextField
        label={messages.name}
        autoComplete="off"
        maxLength={UPLOADS.longestName}
        placeholder={messages.untitled}
        value={wish.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
    </>
  )
}

function isRibbon(size: UploadSize): boolean {
  return (
    parseSide(size.width, size.unit) > 0 &&
    parseSide(size.length, size.unit) > 0 &&
    uploadRatio(size) === null
  )
}
