import type { BuildNote, Drawing, DrawingAnswer, ShopDesign } from '@nawl/contract/desk/design'
import { drawingImagePath } from '@nawl/domain/catalogue/own-design'
import * as messages from '@nawl/messages/desk-designs'
import { useState } from 'react'

import { callJson, command } from '../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { FieldError } from '../../ui/forms/field.tsx'
import { Section } from '../../ui/section.tsx'
import { Fault } from '../../ui/forms/fault.tsx'
import type { Fields } from '../documents/versions.tsx'
import { useAdmin } from '../use-admin.ts'
import { NewDrawing } from './new-drawing.tsx'
import { PaletteFields } from './palette-fields.tsx'
import { YarnSelect, yarnText } from './yarn-select.tsx'

/** The drawing of a design: which yarn each colour found is made in, what the workshop says, and other palettes. */
export function DrawingFields(fields: Fields<ShopDesign>) {
  const { drawing } = fields.value
  if (!drawing) return <FieldError id="drawing-fault">{fields.faults['drawing'] ?? ''}</FieldError>
  return <KnownDrawing {...fields} drawing={drawing} />
}

type KnownDrawingProps = Fields<ShopDesign> & { readonly drawing: Drawing }

function KnownDrawing({ drawing, ...fields }: KnownDrawingProps) {
  const { value, change, readOnly, faults } = fields
  const { seen } = useAdmin<DrawingAnswer>(`/api/desk/drawings/${drawing.id}`)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  // While another yarn's notes are on their way, those shown are of the last drawing.
  const about = seen.status === 'shown' && seen.value.drawing.id === drawing.id ? seen.value : null
  const hexes = drawing.yarns.map(({ hex }) => hex)

  /** Yarns that become alike are one, and palettes of more yarns are then of no use. */
  const dye = async (place: number, hex: string) => {
    setBusy(true)
    const wish = command({ hexes: hexes.with(place, hex) })
    const dyed = await callJson<DrawingAnswer>(accountFetch, `/api/desk/drawings/${drawing.id}/yarns`, wish)
    setBusy(false)
    setRefusal(dyed.ok ? '' : refusalMessage(dyed.fault))
    if (!dyed.ok) return
    take(dyed.answer.drawing)
  }

  const take = (next: Drawing) => {
    const palettes = value.palettes.filter((palette) => palette.hexes.length === next.yarns.length)
    change({ ...value, drawing: next, palettes })
  }

  return (
    <>
      <Section title={messages.drawing}>
        <p className="type-caption mt-2 text-graphite">{messages.drawingMeaning}</p>
        <div className="design-drawing">
          <img src={`/bitmap/${drawingImagePath(drawing.id)}`} alt={messages.drawingAlt} />
          <div className="min-w-0">
            {drawing.yarns.map(({ found, hex, share }, place) => (
              <div key={found} className="yarn-match">
                <span
                  className="yarn-swatch"
                  style={{ background: found }}
                  title={messages.matchedTo({ hex: found })}
                />
                <span className="yarn-swatch" style={{ background: hex }} />
                <YarnSelect
                  label={messages.yarnFor({ hex: found, share: messages.percent({ n: share }) })}
                  near={found}
                  hex={hex}
                  disabled={readOnly || busy}
                  onChange={(wanted) => void dye(place, wanted)}
                />
              </div>
            ))}
            <p role="status" className="type-caption min-h-5 text-graphite">
              {busy ? messages.dyeing : ''}
            </p>
            <Fault id="drawing-fault">{refusal || (faults['drawing'] ?? '')}</Fault>
          </div>
        </div>
        {!readOnly && <NewDrawing drawing={drawing} onDrawn={take} />}
        {about?.isFirstFrame && <p className="type-caption mt-2 text-graphite">{messages.firstFrame}</p>}
        {about && <Notes notes={about.notes} drawing={drawing} />}
      </Section>
      <PaletteFields {...fields} drawing={drawing} suggested={about?.palettes ?? []} />
    </>
  )
}

function Notes({ notes, drawing }: { readonly notes: readonly BuildNote[]; readonly drawing: Drawing }) {
  return (
    <>
      <h3 className="type-h4 mt-6">{messages.notes}</h3>
      <ul className="type-ui mt-1">
        {notes.length === 0 && <li className="text-graphite">{messages.noNotes}</li>}
        {notes.map((note) => (
          <li key={JSON.stringify(note)}>{noteText(note, drawing)}</li>
        ))}
      </ul>
    </>
  )
}

function noteText(note: BuildNote, { yarns }: Drawing): string {
  const named = (place: number) => yarnText(yarns[place]?.hex ?? '')
  switch (note.kind) {
    case 'thin':
      return messages.thin({ yarn: named(note.yarn) })
    case 'near':
      return messages.near({ yarn: named(note.yarns[0]), other: named(note.yarns[1]) })
    case 'scarce':
      return messages.scarce({ yarn: named(note.yarn), share: messages.percent({ n: note.share }) })
  }
}
