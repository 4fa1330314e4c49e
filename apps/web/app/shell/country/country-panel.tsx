import '../../page/arriving.css'
import '../../page/popover.css'

import * as messages from '@nawl/messages/country'
import { Dialog } from '@base-ui/react/dialog'
import { useRef } from 'react'

import type { PanelProps } from '../../ui/use-panel.ts'
import { headerBottom } from '../../page/header-bottom.ts'
import { CountryChoice } from './country-choice.tsx'
import { CountryFacts } from './country-facts.tsx'

/** The country choice as a panel below the header. It is not modal. */
export function CountryPanel({ open, onOpenChange, opener }: PanelProps) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)} modal="trap-focus">
      <Dialog.Portal>
        <Dialog.Popup
          ref={popup}
          className="popover arriving country-panel"
          style={{ top: headerBottom() + scrollY }}
          initialFocus={() => popup.current?.querySelector<HTMLElement>('[aria-current]') ?? true}
          finalFocus={opener}
        >
          <Dialog.Title className="type-h4">{messages.deliveryAndCurrency}</Dialog.Title>
          <CountryFacts />
          <CountryChoice onChosen={() => onOpenChange(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
