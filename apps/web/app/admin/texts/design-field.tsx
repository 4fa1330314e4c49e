import '../designs/designs.css'

import type { DesignList } from '@nawl/contract/desk/design'
import { nameOf } from '@nawl/messages/names'
import * as messages from '@nawl/messages/site-texts'
import { useId } from 'react'

import { SelectField } from '../../ui/forms/field.tsx'
import { Fault } from '../../ui/forms/fault.tsx'

type DesignFieldProps = {
  readonly label: string
  readonly designs: DesignList['designs']
  /** Its address; empty for none. */
  readonly value: string
  readonly readOnly: boolean
  readonly fault: string
  readonly change: (slug: string) => void
}

/** A design, chosen from those on sale, with its picture. */
export function DesignField({ label, designs, value, readOnly, fault, change }: DesignFieldProps) {
  const faultId = useId()
  const offered = designs.filter(({ state, slug }) => state === 'public' || slug === value)
  const chosen = designs.find(({ slug }) => slug === value)
  return (
    <div className="flex gap-4">
      {chosen?.image ? (
        <img className="design-thumbnail" src={chosen.image.replace(/\.[a-z]+$/, '-200.webp')} alt="" />
      ) : (
        <span className="design-thumbnail" />
      )}
      <div className="min-w-0 flex-1">
        <SelectField
          label={label}
          value={value}
          disabled={readOnly}
          aria-invalid={fault !== ''}
          aria-describedby={fault === '' ? undefined : faultId}
          onChange={({ target }) => change(target.value)}
        >
          <option value="">{messages.chooseDesign}</option>
          {value !== '' && !chosen && <option value={value}>{value}</option>}
          {offered.map(({ slug, name, collection }) => (
            <option key={slug} value={slug}>
              {messages.designIn({ name: nameOf(name), collection: nameOf(collection) })}
            </option>
          ))}
        </SelectField>
        <Fault id={faultId} keepsLine>
          {fault}
        </Fault>
      </div>
    </div>
  )
}
