import type { FloorOrder, FloorRug } from '@nawl/contract/desk/floor'
import { stagesOf } from '@nawl/domain/workshop/floor'
import { LANGUAGE } from '@nawl/messages/language'
import * as approvalMessages from '@nawl/messages/desk-approval'
import * as messages from '@nawl/messages/floor'
import * as planMessages from '@nawl/messages/gun-plan'
import { nameOf } from '@nawl/messages/names'
import { stageText } from '@nawl/messages/text/work-text'
import { yarnNameOf } from '@nawl/messages/yarns'
import { textIn } from '@nawl/messages/text/text-in'

import { startTransition, useOptimistic } from 'react'

import { shortMoment } from '../sales/order/format-moment.ts'
import { Pompom } from '../ui/pompom.tsx'
import { FloorGuide } from './floor-guide.tsx'
import { floorPath } from './floor-page.tsx'
import { onFrameText, projectorFrame } from './on-frame-text.ts'
import { ShowPiece } from './show-piece.tsx'
import { RugSides } from './rug-sides.tsx'
import { useStored } from './use-stored.ts'

type FloorRugProps = {
  readonly order: FloorOrder
  readonly rug: FloorRug
  /** Which rug of the line, from 1. */
  readonly piece: number
  readonly onPiece: (piece: number) => void
  readonly onTick: (subject: string, isDone: boolean) => Promise<unknown>
  readonly onPhotograph: (file: File) => Promise<unknown>
}

/** A rug on its frame: yarns in the order of work, stages, photographs. */
export function FloorRugOnFrame({ order, rug, piece, onPiece, onTick, onPhotograph }: FloorRugProps) {
  const { line, name, position, pieces, yarns, widthMm, lengthMm, work } = rug
  // Stored with that for the projector, which then opens without a connection too.
  const drawn = useStored('outlines', order.number, String(position), order.packMark).value
  const { percent, yarnsDone, stagesDone, frame } = pieces.find((each) => each.piece === piece) ?? pieces[0]!
  const told = { edgeYarn: drawn?.edgeYarn ?? null, dryingDays: order.dryingDays }
  const shown = nameOf(name)
  const frameNumber = projectorFrame(frame)
  const projectorPath = `/${order.number}/${position}/projector?rug=${piece}${frameNumber === null ? '' : `&frame=${frameNumber}`}`
  return (
    <section className="floor-rug" aria-label={shown}>
      <h2 className="type-h3">{shown}</h2>
      <p className="type-ui figures mt-1 text-graphite">
        {messages.sides({ width: Math.round(widthMm), length: Math.round(lengthMm) })}
      </p>
      {rug.isAwaited && (
        <p role="alert" className="floor-notice type-ui">
          {approvalMessages.floorAwaits}
        </p>
      )}
      {rug.isShown && !rug.isAwaited && <p className="type-ui font-medium">{approvalMessages.piece}</p>}
      {pieces.length > 1 && (
        <p className="mt-3 flex flex-wrap gap-2">
          {pieces.map((each) => (
            <label key={each.piece} className="floor-piece type-ui">
              <input
                type="radio"
                name={`piece ${line}`}
                checked={each.piece === piece}
                onChange={() => onPiece(each.piece)}
              />
              {messages.pieceOf({ piece: each.piece, count: pieces.length })}
            </label>
          ))}
        </p>
      )}
      {frame && !stagesDone.includes('tufting') && (
        <p className="type-ui figures mt-2">{onFrameText(frame)}</p>
      )}
      <RugSides rug={drawn} />
      <p className="type-h4 figures mt-4">{messages.percent({ percent })}</p>
      <progress className="progress-bar" aria-hidden max={100} value={percent} />
      <FloorGuide work={work} />
      <fieldset className="mt-6">
        <legend className="type-ui text-graphite">{messages.yarns}</legend>
        {yarns.map(({ hex, name: yarn, grams, share, wool }) => (
          <Tick key={hex} isDone={yarnsDone.includes(hex)} onTick={(isDone) => onTick(hex, isDone)}>
            <Pompom hex={hex} size={40} />
            <span className="py-2">
              <span className="type-h4">{yarnNameOf(yarn)}</span>
              <OnCartoon number={drawn?.yarns.find((each) => each.hex === hex)?.number} />
              {wool && <span className="type-caption block">{textIn(wool, LANGUAGE.code)}</span>}
            </span>
            <span className="type-ui figures ms-auto text-end">
              {messages.grams({ grams })}
              <span className="type-caption block text-graphite">
                {messages.area({ percent: share < 1 ? share.toFixed(1) : share.toFixed(0) })}
              </span>
            </span>
          </Tick>
        ))}
      </fieldset>
      <fieldset className="mt-6">
        <legend className="type-ui text-graphite">{messages.stages}</legend>
        {stagesOf(work.pile).map((stage) => (
          <Tick key={stage} isDone={stagesDone.includes(stage)} onTick={(isDone) => onTick(stage, isDone)}>
            <span className="py-2">
              <span className="type-h4 block">{messages.stageName({ stage })}</span>
              <span className="type-ui block text-graphite">{stageText(messages, stage, work, told)}</span>
            </span>
          </Tick>
        ))}
      </fieldset>
      {stagesDone.includes('inspected') && <p className="type-ui mt-3">{messages.nextReady}</p>}
      <div className="mt-6 flex flex-wrap gap-3">
        <TakePhotograph onPhotograph={onPhotograph} />
        <a className="floor-button type-button" href={floorPath(projectorPath)}>
          {messages.projector}
        </a>
        <a className="floor-button type-button" href={floorPath(`/${order.number}/${position}/plan`)}>
          {planMessages.plan}
        </a>
      </div>
      <Photographs order={order} line={line} piece={piece} />
      {rug.isShown && <ShowPiece order={order} rug={rug} isPhotographedAbove />}
    </section>
  )
}

/** What stands in a yarn's areas on the cartoon and in what the projector says. */
function OnCartoon({ number }: { readonly number: number | undefined }) {
  if (number === undefined) return null
  return <span className="type-caption figures block text-graphite">{messages.onCartoon({ number })}</span>
}

type TickProps = {
  readonly isDone: boolean
  readonly onTick: (isDone: boolean) => Promise<unknown>
  readonly children: React.ReactNode
}

function Tick({ isDone, onTick, children }: TickProps) {
  // Shown at once; it becomes what is stored a few milliseconds later.
  const [shown, show] = useOptimistic(isDone)
  const change = (next: boolean) =>
    startTransition(async () => {
      show(next)
      await onTick(next)
    })
  return (
    <label className="floor-row">
      <input
        type="checkbox"
        className="size-7 shrink-0 accent-ink"
        checked={shown}
        onChange={({ target }) => change(target.checked)}
      />
      {children}
    </label>
  )
}

function TakePhotograph({ onPhotograph }: Pick<FloorRugProps, 'onPhotograph'>) {
  return (
    <label className="floor-button type-button">
      {messages.photograph}
      <input
        type="file"
        accept="image/*"
        capture="environment"
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void onPhotograph(file)
          target.value = ''
        }}
      />
    </label>
  )
}

type PhotographsProps = { readonly order: FloorOrder; readonly line: string; readonly piece: number }

function Photographs({ order, line, piece }: PhotographsProps) {
  const taken = order.photographs.filter((photo) => photo.line === line && photo.piece === piece)
  if (taken.length === 0) return null
  return (
    <section className="mt-6">
      <h3 className="type-ui text-graphite">{messages.photographs}</h3>
      <ul className="floor-photographs mt-2">
        {taken.toReversed().map(({ id, at, picture }) => (
          <li key={id}>
            <img src={picture} alt={messages.photographAlt({ moment: shortMoment(at) })} loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  )
}
