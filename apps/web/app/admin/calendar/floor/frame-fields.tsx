import type { Floor, Frame } from '@nawl/domain/workshop/frames'
import * as messages from '@nawl/messages/frames'

import { Button } from '../../../ui/controls/button.tsx'
import { CheckedField } from '../../../ui/forms/field.tsx'
import { Section } from '../../../ui/section.tsx'
import type { Fields } from '../../documents/versions.tsx'
import { freeId } from './free-id.ts'

/** The frames, and the largest rug that fits on each. */
export function FrameFields({ value, change, faults, readOnly }: Fields<Floor>) {
  const { frames } = value
  const set = (at: number, part: Partial<Frame>) =>
    change({ ...value, frames: frames.map((frame, n) => (n === at ? { ...frame, ...part } : frame)) })
  return (
    <Section title={messages.frames}>
      <p className="type-ui mt-2 text-graphite">{messages.framesMeaning}</p>
      <ul className="mt-2">
        {frames.map((frame, n) => (
          <li key={frame.id} className="floor-frame">
            <div>
              <CheckedField
                label={messages.frameName({ n: n + 1 })}
                value={frame.name}
                maxLength={40}
                autoComplete="off"
                readOnly={readOnly}
                fault={faultText(faults[`frames.${n}.name`])}
                onChange={({ target }) => set(n, { name: target.value })}
              />
            </div>
            {(['widthMm', 'lengthMm'] as const).map((side) => (
              <div key={side}>
                <CheckedField
                  label={side === 'widthMm' ? messages.width : messages.length}
                  type="number"
                  inputMode="numeric"
                  suffix={messages.cm}
                  min={30}
                  max={2000}
                  value={frame[side] === 0 ? '' : frame[side] / 10}
                  readOnly={readOnly}
                  fault={faultText(faults[`frames.${n}.${side}`])}
                  onChange={({ target }) => set(n, { [side]: Math.round(Number(target.value) * 10) })}
                />
              </div>
            ))}
            {!readOnly && (
              <Button
                small
                onClick={() => change({ ...value, frames: frames.filter((each) => each !== frame) })}
              >
                {messages.remove}
                <span className="sr-only"> {frame.name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!readOnly && (
        <Button
          small
          className="mt-2"
          onClick={() => change({ ...value, frames: [...frames, another(frames)] })}
        >
          {messages.addFrame}
        </Button>
      )}
    </Section>
  )
}

/** As large as the one before: workshops build their frames alike. */
const another = (frames: readonly Frame[]): Frame => ({
  id: freeId(frames),
  name: messages.newFrame({ n: frames.length + 1 }),
  widthMm: frames.at(-1)?.widthMm ?? 3000,
  lengthMm: frames.at(-1)?.lengthMm ?? 4000,
})

const faultText = (problem: string | undefined) => (problem ? messages.wrong : '')
