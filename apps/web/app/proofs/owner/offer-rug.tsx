import type { OfferedRug } from '@nawl/contract/proofs/proof'
import type { Quantity } from '@nawl/domain/rug/sizes/size'
import * as messages from '@nawl/messages/proofs'
import { useId, useRef, useState } from 'react'

import { newId } from '../../api/new-id.ts'
import { Button } from '../../ui/controls/button.tsx'
import { DesignChoice, useSizedDesigns } from './design-choice.tsx'

type OfferRugProps = {
  readonly label: string
  /** How it comes to be one of the saved designs. */
  readonly how?: string
  /** Resolves to whether it is in the proof. */
  readonly onOffer: (rug: Omit<OfferedRug, 'line'>) => Promise<boolean>
}

/** A saved design becomes a version of a line, or a new line. */
export function OfferRug({ label, how = messages.noDesigns, onOffer }: OfferRugProps) {
  const designs = useSizedDesigns()
  const name = useId()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const version = useRef(newId())
  if (!isOpen)
    return (
      <Button small onClick={() => setOpen(true)}>
        {label}
      </Button>
    )
  const design = designs?.find(({ id }) => id === chosen)
  const offer = async () => {
    if (!design || busy) return
    setBusy(true)
    const { address, link, size } = design
    // A link holds no other, as it was decoded.
    const quantity = (size?.quantity ?? 1) as Quantity
    const isIn = await onOffer({ version: version.current, name: design.name, address, link, quantity })
    setBusy(false)
    if (!isIn) return
    version.current = newId()
    setChosen(null)
    setOpen(false)
  }
  return (
    <div role="group" aria-label={label} className="proof-offer">
      <p className="type-caption text-graphite">{messages.whichOne}</p>
      {(designs?.length === 0 || how !== messages.noDesigns) && <p className="type-ui">{how}</p>}
      <DesignChoice
        designs={designs ?? []}
        chosen={chosen === null ? [] : [chosen]}
        onToggle={setChosen}
        one
        name={name}
      />
      <p className="proof-actions">
        <Button small aria-disabled={busy || !design} onClick={() => void offer()}>
          {label}
        </Button>
        <button type="button" className="proof-link" onClick={() => setOpen(false)}>
          {messages.cancel}
        </button>
      </p>
    </div>
  )
}
