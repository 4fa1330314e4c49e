import { isMade, type RugProposal, type RugTarget } from '@nawl/domain/room-plan/propose-rug'
import type { PlacedRug, RoomPlan } from '@nawl/domain/room-plan/room-plan'
import { boundsMm } from '@nawl/domain/rug/shape'
import type { Unit } from '@nawl/domain/rug/sizes/size'
import * as messages from '@nawl/messages/room-plan'

import { Button } from '../../ui/controls/button.tsx'
import { SelectField } from '../../ui/forms/field.tsx'
import { bothText, rugText } from './length-text.ts'
import { NextSizes } from './next-sizes.tsx'
import { findings, reasons, refusals } from './plan-sentences.ts'
import type { PlannedDesign } from './room-plan.route.tsx'
import { RugByHand } from './rug-by-hand.tsx'
import { ToStudio } from './to-studio.tsx'

type AnswerPanelProps = {
  readonly plan: RoomPlan
  readonly unit: Unit
  readonly target: RugTarget
  readonly targets: readonly { readonly id: RugTarget; readonly name: string }[]
  readonly proposal: RugProposal
  /** What lies on the plan: our proposal or the visitor's own. */
  readonly rug: PlacedRug | null
  readonly isOwn: boolean
  readonly designs: readonly PlannedDesign[]
  readonly wanted: string | undefined
  readonly onTarget: (target: RugTarget) => void
  readonly onRug: (rug: PlacedRug | null) => void
}

/** The rug that belongs in the room: its size, why, what it costs, and the sizes beside it. */
export function AnswerPanel(props: AnswerPanelProps) {
  const { plan, unit, target, targets, proposal, rug, isOwn, designs, wanted, onTarget, onRug } = props
  const wrong = rug ? findings(plan, rug, unit) : []
  const piece = plan.pieces.find(({ id }) => id === target)
  return (
    <section aria-labelledby="plan-rug" className="plan-answer">
      <div>
        <SelectField
          label={messages.rugFor}
          value={target}
          onChange={({ target: field }) => onTarget(field.value)}
        >
          {targets.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <p className="type-caption mt-6 text-graphite">{isOwn ? messages.byHand : messages.ourProposal}</p>
        <div role="status">
          <h2 id="plan-rug" className="type-h2 figures mt-1">
            {rug ? rugText(rug, unit) : messages.noRug}
          </h2>
          {!isOwn && proposal.ok && (
            <p className="type-h4 mt-2">{messages.layout({ layout: proposal.layout })}</p>
          )}
          {isOwn && (
            <ul aria-label={messages.findings} className="plan-findings">
              {(wrong.length > 0 ? wrong : [messages.allWell]).map((sentence) => (
                <li key={sentence} data-wrong={wrong.length > 0 || undefined}>
                  {sentence}
                </li>
              ))}
            </ul>
          )}
        </div>
        {isOwn && (
          <p className="mt-4">
            <Button small onClick={() => onRug(null)}>
              {messages.back}
            </Button>
          </p>
        )}
      </div>
      <div className="type-body plan-why">
        {!proposal.ok && !isOwn && (
          <>
            {refusals(proposal.refused, unit).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <p>{messages.noRugHelp}</p>
          </>
        )}
        {proposal.ok &&
          !isOwn &&
          reasons(plan, piece, proposal, unit).map((sentence) => <p key={sentence}>{sentence}</p>)}
        {rug && !isMadeRug(rug) && <p className="text-madder-deep">{messages.notMade(bounds(rug, unit))}</p>}
        {rug && isMadeRug(rug) && <ToStudio rug={rug} unit={unit} designs={designs} wanted={wanted} />}
      </div>
      {rug && (
        <div className="plan-other">
          {proposal.ok && (
            <NextSizes
              plan={plan}
              unit={unit}
              target={target}
              proposal={proposal}
              rug={rug}
              collection={designs.find(({ address }) => address.toLowerCase() === wanted)?.collection}
              onRug={onRug}
            />
          )}
          <RugByHand rug={rug} unit={unit} onRug={onRug} />
        </div>
      )}
    </section>
  )
}

const isMadeRug = ({ isRound, box }: PlacedRug) => isMade(isRound, box.right - box.left, box.bottom - box.top)

function bounds({ isRound }: PlacedRug, unit: Unit) {
  const { smallest, largest } = boundsMm(isRound ? 'round' : 'rectangle')
  return {
    smallest: bothText(smallest[1], smallest[0], unit),
    largest: bothText(largest[1], largest[0], unit),
  }
}
