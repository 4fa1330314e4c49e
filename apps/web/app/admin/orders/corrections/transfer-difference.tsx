import { MOST_WRITTEN_OFF, type TransferDifference } from '@nawl/domain/order/receive-transfer'
import * as messages from '@nawl/messages/desk-orders'

import { formatMinorUnits } from '../../../sales/order/summary/format-money.ts'
import { SelectField } from '../../../ui/forms/field.tsx'

const WORDS: Readonly<Record<TransferDifference, string>> = {
  refuse: messages.transferRefuse,
  'ask-for-rest': messages.transferRest,
  'write-off': messages.transferWriteOff({ most: formatMinorUnits(MOST_WRITTEN_OFF, 'AED') }),
  'refund-excess': messages.transferExcess,
}

/** What to do about a bank transfer of another amount than asked. */
export function TransferDifferenceField() {
  return (
    <SelectField label={messages.transferDifference} name="difference" defaultValue="refuse">
      {Object.entries(WORDS).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}
