import './projector.css'

import * as messages from '@nawl/messages/floor'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { newId } from '../../api/new-id.ts'
import { PageHead } from '../../page/page-head.tsx'
import { isPlainKey } from '../../ui/keys/is-plain-key.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { Toasts } from '../../ui/toasts/toasts.tsx'
import { useBrowserValue } from '../../ui/use-browser-value.ts'
import { useFloorWorker } from '../floor-page.tsx'
import { useFloor } from '../use-floor.ts'
import { useStored } from '../use-stored.ts'
import { withWaiting } from '../with-waiting.ts'
import type { Route } from './+types/projector.route'
import {
  currentFrame,
  FRAMES,
  rememberFrame,
  storeCalibration,
  storedCalibration,
  uncalibrated,
} from './calibration.ts'
import { drawProjection } from './draw-projection.ts'
import { ProjectorLegend } from './projector-legend.tsx'
import { fitting, opened, pressed, type ProjectorState } from './projector-state.ts'
import { usePicture } from './use-picture.ts'

/** A rug projected onto the cloth of its frame, one yarn at a time, by keys alone. */
export default function ProjectorRoute({ params: { number: typed, position } }: Route.ComponentProps) {
  useFloorWorker()
  const floor = useFloor()
  // The stored page is that of any rug, so that its markup names none.
  const number = useBrowserValue(() => typed.toUpperCase(), '')
  const found = floor.orders.find((order) => order.number === number)
  const order = found && withWaiting(found, floor.queue)
  const { value: rug, isMissing } = useStored('outlines', number, position, order?.packMark ?? null)
  const line = order?.rugs.find((each) => String(each.position) === position)
  const asked = useBrowserValue(() => askedFor('rug'), 1)
  const [piece, count] = [
    line?.pieces.find((each) => each.piece === asked)?.piece ?? 1,
    line?.pieces.length ?? 1,
  ]
  const title =
    number === '' ? messages.projector : messages.projectorTitle({ number, position, piece, count })
  useEffect(() => {
    // Where the calendar has the rug; keys choose another.
    const frame = askedFor('frame')
    if (Number.isInteger(frame) && frame >= 1 && frame <= FRAMES) rememberFrame(frame)
  }, [])
  const picture = usePicture()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [chosen, setState] = useState<ProjectorState | null>(null)
  const state =
    picture &&
    chosen &&
    chosen.calibration.width === picture.width &&
    chosen.calibration.height === picture.height
      ? chosen
      : picture && opened(currentFrame(), storedCalibration(currentFrame()), picture)

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context && state) drawProjection(context, state, rug)
  }, [state, rug])

  const carryOut = (next: ProjectorState, effect: NonNullable<ReturnType<typeof pressed>>['effect']) => {
    if (effect === 'full-screen') void toggleFullScreen()
    if (effect === 'store') storeCalibration(next.frame, next.calibration)
    if (effect === 'frame' && picture) {
      rememberFrame(next.frame)
      const stored = storedCalibration(next.frame)
      const calibration = fitting(stored, picture)
      return setState({ ...next, calibration, isCalibrated: calibration === stored })
    }
    if (effect === 'tick' && next.view.kind === 'yarn' && rug && line) {
      const { hex } = rug.yarns.toReversed()[next.view.place]!
      const tick = {
        id: newId(),
        line: line.line,
        piece,
        subject: hex,
        isDone: true,
        at: new Date().toISOString(),
      }
      void floor
        .add({ kind: 'tick', number, tick })
        .then((isStored) => isStored && toast(messages.projectorTicked))
    }
    setState(next)
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!state || !isPlainKey(event, { mayHoldAlt: true })) return
    const { key, shiftKey: shift, altKey: alt } = event
    const next = pressed(state, { key, shift, alt, yarns: rug?.yarns.length ?? 0 })
    if (!next) return
    event.preventDefault()
    carryOut(next.state, next.effect)
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

  const resize = (change: Partial<Record<'widthMm' | 'heightMm', number>>) => {
    if (!state || !picture) return
    const { widthMm, heightMm } = { ...state.calibration, ...change }
    setState({ ...state, isCalibrated: false, calibration: uncalibrated({ widthMm, heightMm }, picture) })
  }
  return (
    <main id="content" tabIndex={-1} className="projector outline-none">
      <PageHead title={title} hidden />
      <h1 className="sr-only">{title}</h1>
      <canvas ref={canvas} aria-hidden dir="ltr" width={picture?.width ?? 1} height={picture?.height ?? 1} />
      {state && (
        <ProjectorLegend
          state={state}
          rug={rug}
          done={line?.pieces.find((each) => each.piece === piece)?.yarnsDone ?? []}
          isMissing={isMissing || (floor.status === 'away' && !order)}
          onResize={resize}
        />
      )}
      <Toasts page="projector" />
    </main>
  )
}

const askedFor = (name: 'rug' | 'frame') => Number(new URLSearchParams(location.search).get(name))

async function toggleFullScreen(): Promise<void> {
  try {
    await (document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen())
  } catch (error) {
    console.warn('no full screen', error)
  }
}
