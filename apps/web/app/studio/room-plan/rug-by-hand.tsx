import { boxAround } from '@nawl/domain/room-plan/box'
import type { PlacedRug } from '@nawl/domain/room-plan/room-plan'
import type { Unit } from '@nawl/domain/rug/sizes/size'
import * as messages from '@nawl/messages/room-plan'

import { Segment } from '../../ui/forms/segment.tsx'
import { LengthField } from './length-field.tsx'

type RugByHandProps = {
  readonly rug: PlacedRug
  readonly unit: Unit
  readonly onRug: (rug: PlacedRug) => void
}

/** The rug's own measures, for somebody who wants others than ours. */
export function RugByHand({ rug, unit, onRug }: RugByHandProps) {
  const { isRound, box } = rug
  const [width, length] = [box.right - box.left, box.bottom - box.top]
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
  const lay = (round: boolean, across: number, down: number) =>
    onRug({ isRound: round, box: boxAround(middle, across, round ? across : down) })
  return (
    <section aria-labelledby="plan-by-hand">
      <h3 id="plan-by-hand" className="type-tool">
        {messages.sizeByHand}
      </h3>
      <div className="plan-fields">
        <Segment
          label={messages.rugForm}
          hideLabel
          name="plan-rug-form"
          className="plan-wide"
          options={[
            { value: 'rectangle', text: messages.rectangle },
            { value: 'round', text: messages.round },
          ]}
          value={isRound ? 'round' : 'rectangle'}
          onChange={(form) => {
            const side = Math.min(width, length)
            lay(form === 'round', form === 'round' ? side : width, length)
          }}
        />
        <LengthField
          label={isRound ? messages.diameter : messages.across}
          mm={width}
          unit={unit}
          onTyped={(mm) => lay(isRound, mm, length)}
        />
        {!isRound && (
          <LengthField
            label={messages.down}
            mm={length}
            unit={unit}
            onTyped={(mm) => lay(false, width, mm)}
          />
        )}
      </div>
    </section>
  )
}
