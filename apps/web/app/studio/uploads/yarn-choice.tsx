import * as messages from '@nawl/messages/uploads'
import { UPLOADS } from '@nawl/domain/rug/uploads'

import { yarnCount } from '../color/yarn-name.ts'
import { Slider } from '../../ui/forms/slider.tsx'
import type { WishFormProps } from './wish-form.tsx'

/** The number of yarns the drawing may have, and their source. */
export function YarnChoice({ wish, onChange }: WishFormProps) {
  return (
    <div className="mt-6">
      <Slider
        label={messages.yarns}
        hint={messages.yarnsHint}
        min={UPLOADS.leastYarns}
        max={UPLOADS.mostYarns}
        step={1}
        value={wish.yarnCount}
        valueText={yarnCount(wish.yarnCount)}
        ends={[messages.two, messages.ten]}
        onChange={(count) => onChange({ yarnCount: count })}
      />
      <label className="type-ui flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={wish.namedYarns}
          onChange={(event) => onChange({ namedYarns: event.target.checked })}
          className="size-[18px] accent-ink"
        />
        {messages.onlyCard}
      </label>
    </div>
  )
}
