import '../own-photo-panel.css'
import './front-panel.css'

import * as messages from '@nawl/messages/room'
import type { BrushStroke } from '@nawl/engine/keeping/brush-stroke'
import { useState } from 'react'

import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import type { PanelProps } from '../../../../ui/use-panel.ts'
import { useObjectUrl } from '../../../stage/use-object-url.ts'
import type { Photograph } from '../photograph.ts'
import { BrushCanvas } from './brush-canvas.tsx'
import { type BrushState, useBrush } from './use-brush.ts'
import { useFront } from './use-front.ts'

type FrontPanelProps = PanelProps & { readonly photograph: Photograph }

/** Where a visitor strokes over furniture that stands before the rug. */
export function FrontPanel({ photograph, ...panel }: FrontPanelProps) {
  return (
    <Dialog {...panel} title={messages.keepInFront} description={messages.keepInFrontHow}>
      <FrontForm photograph={photograph} onDone={() => panel.onOpenChange(false)} />
    </Dialog>
  )
}

function FrontForm({ photograph, onDone }: { readonly photograph: Photograph; readonly onDone: () => void }) {
  const [front, setFront] = useFront(photograph)
  const brush = useBrush(photograph, front)
  const [kind, setKind] = useState<BrushStroke['kind']>('keep')
  const { url } = useObjectUrl(photograph.picture)
  const isEmpty = !brush.mask?.some((share) => share > 0)
  return (
    <div className="own-room">
      {url && (
        <BrushCanvas
          url={url}
          photograph={photograph}
          mask={brush.mask}
          kind={kind}
          onStroke={brush.stroke}
        />
      )}
      <div className="brush-tools">
        {KINDS.map(([each, label]) => (
          <Button key={each} small aria-pressed={kind === each} onClick={() => setKind(each)}>
            {label}
          </Button>
        ))}
        <Button small aria-disabled={brush.count === 0} onClick={() => brush.count > 0 && brush.undo()}>
          {messages.undoStroke}
        </Button>
        <Button small aria-disabled={isEmpty} onClick={() => !isEmpty && brush.clear()}>
          {messages.startAgain}
        </Button>
      </div>
      <p role="status" className="type-caption mt-3 mb-3 min-h-10 text-graphite">
        {statusOf(brush)}
      </p>
      <Button
        kind="primary"
        aria-disabled={brush.isBusy}
        onClick={() => {
          if (brush.isBusy) return
          setFront(isEmpty ? null : brush.mask)
          onDone()
        }}
      >
        {messages.brushDone}
      </Button>
    </div>
  )
}

const KINDS = [
  ['keep', messages.brushKeep],
  ['erase', messages.brushErase],
] as const

function statusOf({ last, changed, isBusy, count }: BrushState): string {
  if (last === 'failed') return messages.brushFailed
  if (isBusy) return messages.brushBusy
  if (last === 'stroke') return changed ? messages.strokeTaken({ count }) : messages.strokeMissed
  if (last === 'undo') return messages.strokeUndone({ count })
  if (last === 'clear') return messages.frontCleared
  return messages.brushKeys
}
