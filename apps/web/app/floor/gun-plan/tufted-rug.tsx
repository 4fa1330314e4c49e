import './gun-plan.css'

import type { GunPlanOfRug } from '@nawl/contract/desk/gun-plan'
import * as messages from '@nawl/messages/gun-plan'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'

import { isPlainKey } from '../../ui/keys/is-plain-key.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Segment } from '../../ui/forms/segment.tsx'
import { GunCanvas } from './gun-canvas.tsx'
import { useGun } from './use-gun.ts'
import { workOfGun } from './work-of-gun.ts'
import { YarnChoice } from './yarn-choice.tsx'

/** Shows a rug being tufted along its plan: all of it or one yarn, from the back or from the front. */
export function TuftedRug({ plan }: { readonly plan: GunPlanOfRug }) {
  const [side, setSide] = useState<'back' | 'front'>('back')
  /** The number of the yarn that is looked at; null for all. */
  const [chosen, setChosen] = useState<number | null>(null)
  const work = useMemo(
    () => workOfGun(plan.yarns.filter(({ number }) => chosen === null || number === chosen)),
    [plan, chosen],
  )
  const gun = useGun(work.length)
  const { widthMm, lengthMm, gaugeMm } = plan

  const choose = (number: number | null) => {
    setChosen(number)
    gun.goTo(0)
  }
  const step = (by: 1 | -1) => {
    const choices = [null, ...plan.yarns.map(({ number }) => number)]
    const at = choices.indexOf(chosen)
    choose(choices[(at + by + choices.length) % choices.length]!)
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isPlainKey(event)) return
    const isOnControl = event.target instanceof Element && event.target.closest('button, a, input')
    if (event.key === ' ' && !isOnControl) gun.toggle()
    else if (event.code === 'KeyN') step(1)
    else if (event.code === 'KeyP') step(-1)
    else if (event.code === 'KeyM') setSide(side === 'back' ? 'front' : 'back')
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  const [done, all] = [gun.mm / 1000, work.length / 1000]
  const progress = messages.progressText({ done: done.toFixed(1), all: all.toFixed(1) })
  return (
    <div className="gun-plan mt-8">
      <GunCanvas
        work={work}
        scene={{ widthMm, lengthMm, gaugeMm, isFront: side === 'front' }}
        mm={gun.mm}
        label={messages.canvas({ done: Math.round(done), all: Math.round(all) })}
      />
      <div className="grid content-start gap-6">
        <div>
          <label className="type-ui block">
            <span className="flex justify-between gap-4">
              {messages.progress}
              <bdi className="figures text-graphite">{progress}</bdi>
            </span>
            <input
              type="range"
              className="mt-1.5 h-11 w-full accent-ink"
              min={0}
              max={work.length}
              step="any"
              value={gun.mm}
              aria-valuetext={progress}
              onChange={(event) => gun.goTo(event.target.valueAsNumber)}
            />
          </label>
          <div className="mt-2 flex flex-wrap gap-3">
            <Button kind="primary" onClick={gun.toggle}>
              {gun.isPlaying ? messages.pause : messages.play}
            </Button>
            <Button onClick={() => gun.goTo(0)}>{messages.again}</Button>
          </div>
        </div>
        <Segment
          label={messages.speed}
          name="gun-speed"
          options={SPEEDS.map((speed) => ({
            value: `${speed}`,
            text: messages.speedText({ metres: speed }),
          }))}
          value={`${gun.speed}`}
          onChange={(speed) => gun.setSpeed(Number(speed))}
        />
        <Segment
          label={messages.seenFrom}
          name="gun-side"
          options={[
            { value: 'back', text: messages.back },
            { value: 'front', text: messages.front },
          ]}
          value={side}
          onChange={setSide}
        />
        <YarnChoice yarns={plan.yarns} chosen={chosen} onChoose={choose} />
        <p className="type-caption text-graphite">{messages.estimate}</p>
        <p className="type-caption text-graphite">{messages.keys}</p>
      </div>
    </div>
  )
}

/** In metres of line a second. */
const SPEEDS = [1, 10, 100] as const
