import { LANGUAGE } from '@nawl/messages/language'
import * as messages from '@nawl/messages/security'

import { ConfirmAction } from '../../sales/order/actions/confirm-action.tsx'
import { Section } from '../../ui/section.tsx'
import { addTo } from './change-security.ts'
import type { ShowSecurity } from './security.route.tsx'

type RecoveryCodesProps = { readonly left: number; readonly show: ShowSecurity }

/** How many recovery codes are left, and new ones. */
export function RecoveryCodes({ left, show }: RecoveryCodesProps) {
  return (
    <Section title={messages.recovery}>
      <p className="type-ui mt-2 text-graphite">{messages.recoveryMeaning}</p>
      <p className="type-ui mt-4 mb-4">{messages.recoveryLeft({ left })}</p>
      <ConfirmAction
        label={messages.newCodes}
        title={messages.newCodes}
        description={messages.newCodesMeaning}
        act={messages.newCodes}
        busyWords={messages.oneMoment}
        onAct={() => addTo('recovery-codes', { language: LANGUAGE.code }, show)}
      />
    </Section>
  )
}
