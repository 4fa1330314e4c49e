import type { Drawing } from '@nawl/contract/desk/design'
import * as messages from '@nawl/messages/desk-designs'
import { useState } from 'react'

import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { drawPicture, originalOf } from './picture/draw-picture.ts'
import { type ChosenPicture, PictureChoice, pictureOf } from './picture/picture-choice.tsx'

type NewDrawingProps = {
  /** As many yarns are looked for as it has. */
  readonly drawing: Drawing
  readonly onDrawn: (drawing: Drawing) => void
}

/** Makes the drawing of a design anew, of another part of its picture or of another picture. */
export function NewDrawing({ drawing, onDrawn }: NewDrawingProps) {
  const [chosen, setChosen] = useState<ChosenPicture | null>(null)
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)

  const takeItsPicture = async () => {
    if (busy) return
    setBusy(true)
    const file = await originalOf(drawing)
    setBusy(false)
    setFault(file ? '' : messages.noPicture)
    if (file) setChosen(pictureOf(file))
  }
  const draw = async () => {
    if (!chosen || busy) return
    setBusy(true)
    const drawn = await drawPicture(chosen, drawing.yarns.length)
    setBusy(false)
    setFault(drawn.ok ? '' : refusalMessage(drawn.fault))
    if (!drawn.ok) return
    setChosen(null)
    onDrawn(drawn.answer.drawing)
  }

  return (
    <details className="mt-6">
      <summary className="type-ui min-h-11 py-2.5 underline">{messages.drawAgain}</summary>
      <p className="type-caption mb-3 text-graphite">{messages.drawAgainMeaning}</p>
      {drawing.original !== undefined && !chosen && (
        <Button small className="mb-4" aria-disabled={busy} onClick={() => void takeItsPicture()}>
          {messages.anotherPart}
        </Button>
      )}
      <PictureChoice
        chosen={chosen}
        fault={fault}
        onFile={(file) => setChosen(pictureOf(file))}
        onChange={setChosen}
      />
      {chosen && (
        <Button small aria-disabled={busy} onClick={() => void draw()}>
          {busy ? messages.finding : messages.begin}
        </Button>
      )}
    </details>
  )
}
