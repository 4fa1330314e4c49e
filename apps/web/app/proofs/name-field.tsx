import { LONGEST_PROOF_NAME } from '@nawl/domain/proofs/proof'
import * as messages from '@nawl/messages/proof'

import { CheckedField } from '../ui/forms/field.tsx'
import type { ClientName } from './use-client-name.ts'

/** Where a client's name is typed, once: afterwards it is said, and can be changed. */
export function NameField({ author, fault }: { readonly author: ClientName; readonly fault: string }) {
  if (author.isKnown)
    return (
      <p className="proof-actions type-ui">
        <span>{messages.writingAs({ name: author.name })}</span>
        <button type="button" className="proof-link" onClick={author.onChange}>
          {messages.changeName}
        </button>
      </p>
    )
  return (
    <CheckedField
      label={messages.yourName}
      value={author.name}
      maxLength={LONGEST_PROOF_NAME}
      autoComplete="name"
      fault={fault}
      onChange={(event) => author.onType(event.target.value)}
    />
  )
}
