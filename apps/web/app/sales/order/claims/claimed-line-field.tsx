import type { OrderResponse } from '@nawl/contract/sales/order'
import * as messages from '@nawl/messages/order-actions'
import { nameOf } from '@nawl/messages/names'

import { useOrderedKind } from '../../kinds/use-ordered-kinds.ts'
import { SelectField } from '../../../ui/forms/field.tsx'
import { fieldText } from '../../../ui/forms/field-text.ts'

type Line = OrderResponse['lines'][number]
type ClaimedLineFieldProps = { readonly lines: readonly Line[] }

/** Which line a claim is about, and which of its pieces; nothing to choose in an order of one piece. */
export function ClaimedLineField({ lines }: ClaimedLineFieldProps) {
  const [first] = lines
  if (lines.length === 1 && first?.quantity === 1)
    return <input type="hidden" name="about" value={first.id} />
  return (
    <SelectField label={messages.claimWhich} name="about" required defaultValue="">
      <option value="" disabled>
        {messages.claimChoose}
      </option>
      {lines.map((line) => (
        <LineOptions key={line.id} line={line} />
      ))}
      <option value={WHOLE_ORDER}>{messages.claimWholeOrder}</option>
    </SelectField>
  )
}

const WHOLE_ORDER = 'all'

/** Says the size, too: an order may have one design in several. */
function LineOptions({ line: { id, quantity, design } }: { readonly line: Line }) {
  const note = useOrderedKind(design).note(design, 1)
  const name = [nameOf(design.name), note].filter(Boolean).join(' · ')
  if (quantity === 1) return <option value={id}>{name}</option>
  return (
    <>
      <option value={id}>{messages.claimAllOf({ quantity, name })}</option>
      {Array.from({ length: quantity }, (_, n) => (
        <option key={n + 1} value={`${id} ${n + 1}`}>
          {messages.claimPieceOf({ piece: n + 1, quantity, name })}
        </option>
      ))}
    </>
  )
}

/** What was chosen: a line and a piece of it; null for the whole order. */
export function claimedLineIn(
  form: FormData,
): { readonly line: string; readonly piece: number | null } | null {
  const chosen = fieldText(form, 'about')
  if (chosen === WHOLE_ORDER || chosen === '') return null
  const [line = '', piece] = chosen.split(' ')
  return { line, piece: piece === undefined ? null : Number(piece) }
}
