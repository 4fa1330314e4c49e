import type { ApiTokenList, ApiTokensWithSecret } from '@nawl/contract/desk/api-tokens'
import { TOKEN_LIVES, TOKEN_SCOPES, type TokenScope } from '@nawl/domain/staff/token-scopes'
import * as messages from '@nawl/messages/integrations'

import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { Section } from '../../ui/section.tsx'
import { fieldText } from '../../ui/forms/field-text.ts'
import { useAdmin } from '../use-admin.ts'
import { changeAtDesk } from '../change-at-desk.ts'
import { Choices } from './choices.tsx'
import { FormSection } from '../form-section.tsx'
import { scopeName } from './names.ts'
import { TokenTable, TOKENS } from './token-table.tsx'

type TokenSectionProps = {
  /** Shows a new token once; one for a frame as the link that its tablet opens. */
  readonly showSecret: (token: string, scopes: readonly TokenScope[]) => void
}

/** The API tokens, and a form for a new one. */
export function TokenSection({ showSecret }: TokenSectionProps) {
  const { seen, show } = useAdmin<ApiTokenList>(TOKENS)
  const create = async (form: FormData) => {
    const scopes = TOKEN_SCOPES.filter((scope) => form.getAll('scopes').includes(scope))
    if (scopes.length === 0) return messages.needsScopes
    const days = form.get('days')
    return changeAtDesk<ApiTokensWithSecret>({
      method: 'POST',
      path: TOKENS,
      body: { name: fieldText(form, 'name').trim(), scopes, days: days === '' ? null : Number(days) },
      success: messages.created,
      show: ({ token, ...list }) => {
        show(list)
        showSecret(token, scopes)
      },
    })
  }
  if (seen.status !== 'shown') return null
  return (
    <div className="staff-columns mt-16">
      <Section title={messages.tokens} className="min-w-0">
        <TokenTable tokens={seen.value.tokens} show={show} />
      </Section>
      <FormSection title={messages.createToken} act={messages.create} onSend={create}>
        <TextField
          label={messages.name}
          name="name"
          required
          autoComplete="off"
          maxLength={60}
          placeholder={messages.nameHint}
        />
        <SelectField label={messages.life} name="days" defaultValue="90">
          {TOKEN_LIVES.map((days) => (
            <option key={days} value={days ?? ''}>
              {days === null ? messages.noExpiry : messages.days({ n: days })}
            </option>
          ))}
        </SelectField>
        <Choices
          legend={messages.scopes}
          name="scopes"
          values={TOKEN_SCOPES}
          label={scopeName}
          chosen={[]}
          withCode
        />
      </FormSection>
    </div>
  )
}
