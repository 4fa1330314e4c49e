import type { AdminOrder } from '@nawl/contract/sales/admin'
import { CLAIM_DECISIONS } from '@nawl/domain/order/claims/claim-rules'
import * as messages from '@nawl/messages/desk'
import { remake } from '@nawl/messages/desk-orders'

import { CLAIM_MESSAGES, DECISION_MESSAGES } from '../../sales/order/claims/claim-messages.ts'
import { ClaimShown } from '../../sales/order/claims/claims.tsx'
import { ChoiceRow } from '../../sales/order/actions/choice-row.tsx'
import { ConfirmAction } from '../../sales/order/actions/confirm-action.tsx'
import { refundableText, RefundAmount, refundIn } from './refund-amount.tsx'
import { usePermission } from '../desk-caller.ts'
import type { RunCommand } from './run-command.ts'
import { Section } from '../../ui/section.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'

type DeskClaimsProps = { readonly order: AdminOrder; readonly run: RunCommand }

/** Claims with their photographs, and a form to decide the open ones. */
export function AdminClaims({ order, run }: DeskClaimsProps) {
  const { claims } = order
  if (claims.length === 0) return null
  return (
    <Section title={messages.claims}>
      {claims.map((claim) => (
        <ClaimShown
          key={claim.id}
          claim={claim}
          left={isToRemake(claim, order) ? messages.remakeDue({ action: remake }) : null}
        >
          <div className="mt-4">
            <ConfirmAction
              kind="primary"
              label={messages.answerClaim}
              title={messages.answerTitle({ claim: CLAIM_MESSAGES[claim.kind] })}
              description={messages.answerMeaning}
              act={messages.sendAnswer}
              busyWords={messages.sending}
              onAct={(form) => run(`/claims/${claim.id}`, messages.answerSent, answerIn(form, order))}
            >
              <AnswerFields order={order} />
            </ConfirmAction>
          </div>
        </ClaimShown>
      ))}
    </Section>
  )
}

/** Whether it was answered with a remake that nobody has ordered yet. */
const isToRemake = ({ id, decision }: AdminOrder['claims'][number], { corrections }: AdminOrder) =>
  decision?.outcome === 'remake' && !corrections.some((each) => each.kind === 'remake' && each.claim === id)

function AnswerFields({ order }: Pick<DeskClaimsProps, 'order'>) {
  const mayRefund = usePermission('money.move')
  const decisions = CLAIM_DECISIONS.filter((decision) => mayRefund || decision !== 'refund')
  return (
    <>
      <fieldset>
        <legend className="type-caption text-graphite">{messages.decision}</legend>
        {decisions.map((decision) => (
          <ChoiceRow key={decision} name="outcome" value={decision}>
            {DECISION_MESSAGES[decision]}
          </ChoiceRow>
        ))}
      </fieldset>
      {mayRefund && (
        <RefundAmount order={order} label={messages.moneyBack({ held: refundableText(order) })} />
      )}
      <TextArea
        label={messages.customerTold}
        name="answer"
        rows={4}
        maxLength={2000}
        required
        className="desk-text type-ui"
      />
    </>
  )
}

/** Only a refund has an amount. */
function answerIn(form: FormData, order: AdminOrder): object {
  const outcome = form.get('outcome')
  const answer = form.get('answer')
  return outcome === 'refund' ? { outcome, answer, refund: refundIn(form, order) } : { outcome, answer }
}
