import type { Floor } from '@nawl/domain/workshop/frames'
import * as messages from '@nawl/messages/frames'

import { CheckedField } from '../../../ui/forms/field.tsx'
import { Section } from '../../../ui/section.tsx'
import type { Fields } from '../../documents/versions.tsx'

/** What a rug needs after its frame, in days that hold no frame. */
export function AfterFields({ value, change, faults, readOnly }: Fields<Floor>) {
  return (
    <Section title={messages.after}>
      <p className="type-ui mt-2 text-graphite">{messages.afterMeaning}</p>
      <div className="mt-2 grid gap-x-8 sm:grid-cols-2 sm:items-start">
        {(['dryingDays', 'finishingDays'] as const).map((part) => (
          <div key={part}>
            <CheckedField
              label={part === 'dryingDays' ? messages.drying : messages.finishing}
              type="number"
              inputMode="numeric"
              min={0}
              max={60}
              value={value[part]}
              readOnly={readOnly}
              fault={faults[part] ? messages.wrong : ''}
              onChange={({ target }) => change({ ...value, [part]: Math.round(Number(target.value)) })}
            />
          </div>
        ))}
      </div>
    </Section>
  )
}
