import type { ShopSettings } from '@nawl/contract/desk/shop-settings'
import { isLegibleAccent, MADDER } from '@nawl/domain/shop/accent'
import * as messages from '@nawl/messages/shop-settings'

import { Section } from '../../ui/section.tsx'
import { Fault } from '../../ui/forms/fault.tsx'
import type { Fields } from '../documents/versions.tsx'

/** The colour of buttons and links, on a button as visitors would see it. */
export function AccentField({ value, change, faults, readOnly }: Fields<ShopSettings>) {
  return (
    <Section title={messages.color}>
      <p className="type-ui mt-2 text-graphite">{messages.colorMeaning}</p>
      <div className="mt-4 flex items-end gap-5">
        <input
          type="color"
          aria-label={messages.accent}
          aria-describedby={faults['accent'] ? 'accent-fault' : undefined}
          className="h-11 w-16"
          value={(value.accent ?? MADDER).toLowerCase()}
          disabled={readOnly}
          onChange={({ target }) => change({ ...value, accent: target.value.toUpperCase() })}
        />
        <span
          className="type-button inline-flex min-h-11 items-center rounded-control px-5"
          ref={(element) => {
            if (!element) return
            element.style.background = value.accent ?? MADDER
            element.style.color = 'var(--color-on-madder)'
          }}
        >
          {messages.accentExample}
        </span>
        {!readOnly && value.accent !== undefined && value.accent !== MADDER && (
          <button
            type="button"
            className="type-ui min-h-11 underline"
            onClick={() => change({ ...value, accent: MADDER })}
          >
            {messages.accentBack}
          </button>
        )}
      </div>
      <Fault id="accent-fault" keepsLine>
        {faults['accent'] || !isLegibleAccent(value.accent ?? MADDER) ? messages.tooPale : ''}
      </Fault>
    </Section>
  )
}
