import * as messages from '@nawl/messages/country'
import { CURRENCIES } from '@nawl/domain/money/currency'
import { useRef, useState } from 'react'

import { Glyph } from '../../ui/glyph.tsx'
import { useRoot } from '../../page/use-root.ts'
import { CountryChoice } from './country-choice.tsx'
import { CountryFacts } from './country-facts.tsx'

/** The country choice inside the menu, for headers too narrow to show it. */
export function CountryDrawerRow() {
  const { country, currency } = useRoot()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <section>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls="drawer-country"
        onClick={() => setOpen(!open)}
        className="type-ui flex min-h-13 w-full items-center gap-2.5 border-b border-rule text-start"
      >
        <span>{messages.deliveryAndCurrency}</span>
        <span className="ms-auto text-graphite">
          {country.shortName} {CURRENCIES[currency].sign}
        </span>
        <Glyph name="chevron" size={18} className={open ? 'rotate-180' : ''} />
      </button>
      <div id="drawer-country">
        {open && (
          <div className="pb-4">
            <CountryFacts />
            <CountryChoice onChosen={close} />
          </div>
        )}
      </div>
    </section>
  )
}
