import type { WebhookEndpoint } from '@nawl/contract/desk/webhooks'
import { WEBHOOK_TYPES } from '@nawl/domain/integrations/webhook-types'
import * as messages from '@nawl/messages/integrations'

import { TextField } from '../../ui/forms/field.tsx'
import { fieldText } from '../../ui/forms/field-text.ts'
import { Choices } from './choices.tsx'
import { typeName } from './names.ts'

type EndpointFieldsProps = {
  readonly endpoint?: Pick<WebhookEndpoint, 'url' | 'description' | 'types'>
}

/** Address, purpose and events of an endpoint. */
export function EndpointFields({ endpoint }: EndpointFieldsProps) {
  return (
    <>
      <TextField
        label={messages.address}
        name="url"
        type="url"
        dir="ltr"
        required
        autoComplete="off"
        maxLength={500}
        placeholder={messages.addressHint}
        defaultValue={endpoint?.url ?? ''}
      />
      <TextField
        label={messages.description}
        name="description"
        autoComplete="off"
        maxLength={120}
        defaultValue={endpoint?.description ?? ''}
      />
      <Choices
        legend={messages.events}
        name="types"
        values={WEBHOOK_TYPES}
        label={typeName}
        chosen={endpoint?.types ?? WEBHOOK_TYPES}
        withCode
      />
    </>
  )
}

/** What the fields hold, or the sentence that says what is missing. */
export function endpointIn(form: FormData): string | Pick<WebhookEndpoint, 'url' | 'description' | 'types'> {
  const types = WEBHOOK_TYPES.filter((type) => form.getAll('types').includes(type))
  if (types.length === 0) return messages.needsEvents
  return { url: fieldText(form, 'url').trim(), description: fieldText(form, 'description').trim(), types }
}
