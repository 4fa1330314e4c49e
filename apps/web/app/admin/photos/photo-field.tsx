import type { Photo } from '@nawl/contract/imaging/photo'
import { PHOTO_NAME } from '@nawl/contract/imaging/photo-paths'
import * as messages from '@nawl/messages/photos'

import { CheckedField } from '../../ui/forms/field.tsx'
import { Fault } from '../../ui/forms/fault.tsx'
import { PhotoThumbnail, TakePhoto } from './take-photo.tsx'

type PhotoFieldProps = {
  /** As the document has it. */
  readonly value: unknown
  readonly faults: Readonly<Record<string, string>>
  readonly readOnly: boolean
  readonly language: string
  /** Undefined removes it. */
  readonly change: (photo: Photo | undefined) => void
}

/** An article's own photograph, shown first in place of its design. */
export function PhotoField({ value, faults, readOnly, language, change }: PhotoFieldProps) {
  const chosen = photoIn(value)
  return (
    <fieldset className="mb-5 min-w-0">
      <legend className="type-caption text-graphite">{messages.lead}</legend>
      {chosen ? (
        <div className="mt-2 flex flex-wrap items-start gap-4">
          <PhotoThumbnail name={chosen.name} />
          <div className="min-w-[240px] flex-1">
            <CheckedField
              label={messages.alt}
              lang={language}
              dir="auto"
              autoComplete="off"
              readOnly={readOnly}
              maxLength={300}
              value={chosen.alt}
              fault={faults['fields.photo.alt'] ?? ''}
              onChange={({ target }) => change({ ...chosen, alt: target.value })}
            />
            {!readOnly && (
              <button type="button" className="type-ui min-h-11 underline" onClick={() => change(undefined)}>
                {messages.removeLead}
              </button>
            )}
          </div>
        </div>
      ) : (
        !readOnly && (
          <>
            <p className="type-caption mt-1 text-graphite">{messages.leadMeaning}</p>
            <TakePhoto act={messages.showFirst} onTaken={change} />
          </>
        )
      )}
      <Fault id="photo-fault">{faults['fields.photo'] ?? ''}</Fault>
    </fieldset>
  )
}

/** Its words may be empty while they are being written. */
function photoIn(value: unknown): Photo | null {
  if (typeof value !== 'object' || value === null || !('name' in value)) return null
  const { name } = value
  if (typeof name !== 'string' || !PHOTO_NAME.test(name)) return null
  return { name, alt: 'alt' in value && typeof value.alt === 'string' ? value.alt : '' }
}
