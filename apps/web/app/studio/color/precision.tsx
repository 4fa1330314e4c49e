import * as messages from '@nawl/messages/studio'
import { TOLERANCES } from '@nawl/domain/rug/sizes/precision'

import { Slider } from '../../ui/forms/slider.tsx'
import { ACTIONS } from '../state/actions.ts'
import type { OpenStudio } from '../state/use-studio.ts'

/** How near a shade must be to change along with the yarn that is being replaced. */
export function Precision({ state, gesture }: Omit<OpenStudio, 'rug'>) {
  const set = (value: number) => {
    const tolerance = TOLERANCES.find((each) => each === value)
    if (tolerance) gesture({ type: 'setPrecision', tolerance })
  }
  return (
    <Slider
      label={messages.precision}
      hint={messages.precisionHint}
      min={10}
      max={25}
      step={5}
      value={state.tolerance}
      valueText={messages.precisionValue({ tolerance: state.tolerance })}
      ends={[messages.high, messages.low]}
      disabled={!ACTIONS.setPrecision.can(state)}
      onChange={set}
    />
  )
}
