import type { OrderResponse } from '@nawl/contract/sales/order'
import { nameOf } from '@nawl/messages/names'
import * as messages from '@nawl/messages/order-actions'
import { yarnNameOf } from '@nawl/messages/yarns'
import { useState } from 'react'

import { Button } from '../../../ui/controls/button.tsx'
import { Pompom } from '../../../ui/pompom.tsx'
import { Section } from '../../../ui/section.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { Fault } from '../../../ui/forms/fault.tsx'
import { refusalMessage } from '../calls/refusal-messages.ts'
import { nearness } from '../timeline/nearness.ts'
import type { OpenOrder } from '../calls/use-order.ts'

type YarnProposalsProps = {
  readonly order: Pick<OrderResponse, 'yarnProposals'>
  readonly opened: Pick<OpenOrder, 'calls' | 'show'>
}
type Proposal = OrderResponse['yarnProposals'][number]

/** Other yarns that the shop proposes, each with both balls side by side. Nothing changes before the customer approves. */
export function YarnProposals({ order, opened }: YarnProposalsProps) {
  return order.yarnProposals.map((proposal) => (
    <YarnQuestion key={proposal.number} proposal={proposal} opened={opened} />
  ))
}

type YarnQuestionProps = Pick<YarnProposalsProps, 'opened'> & { readonly proposal: Proposal }

function YarnQuestion({ proposal, opened }: YarnQuestionProps) {
  const { number, name, before, after, deltaE } = proposal
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const [from, to] = [yarnNameOf(before.name), yarnNameOf(after.name)]
  async function answer(isApproved: boolean): Promise<void> {
    if (busy) return
    setBusy(true)
    const called = await opened.calls.send<OrderResponse>('/yarn', { proposal: number, isApproved })
    setBusy(false)
    if (!called.ok) return setFault(refusalMessage(called.fault))
    toast(messages.yarnAnswered)
    opened.show(called.answer)
  }
  return (
    <Section title={messages.yarnTitle} className="border-s-3 border-madder ps-6 print:hidden">
      <p className="type-ui mt-2">{messages.yarnText({ rug: nameOf(name) })}</p>
      <div className="mt-5 flex flex-wrap gap-x-10 gap-y-4">
        <Ball hex={before.hex} text={messages.yarnOrdered({ yarn: from })} />
        <Ball hex={after.hex} text={messages.yarnInstead({ yarn: to })} />
      </div>
      <p className="type-caption figures mt-3 text-graphite">
        {messages.yarnDifference({ deltaE: deltaE.toFixed(1), near: nearness(deltaE) })}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button small kind="primary" aria-disabled={busy} onClick={() => void answer(true)}>
          {busy ? messages.yarnSending : messages.yarnApprove({ yarn: to })}
        </Button>
        <Button small aria-disabled={busy} onClick={() => void answer(false)}>
          {messages.yarnRefuse({ yarn: from })}
        </Button>
      </div>
      <Fault className="mt-2">{fault}</Fault>
    </Section>
  )
}

const Ball = ({ hex, text }: { readonly hex: string; readonly text: string }) => (
  <p className="type-ui flex items-center gap-3">
    <Pompom hex={hex} size={56} />
    <span>{text}</span>
  </p>
)
