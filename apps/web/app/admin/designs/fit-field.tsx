import type { Drawing } from '@nawl/contract/desk/design'
import { type FitKind, fitText, readFit, USUAL_FIT } from '@nawl/domain/rug/fit'
import * as messages from '@nawl/messages/desk-designs'

import { FieldError, SelectField } from '../../ui/forms/field.tsx'

const KINDS = [
  'crop',
  'repeat',
  'mirror',
  'margin',
  'border',
  'stretch',
] as const satisfies readonly FitKind[]
/** In thousandths of the shorter side: the usual width of a border. */
const USUAL_BAND = 120

type FitFieldProps = {
  readonly drawing: Drawing
  readonly fit: string
  readonly fault: string
  readonly readOnly: boolean
  readonly onChange: (fit: string) => void
}

/** How the drawing meets sizes of other proportions, before a visitor chooses. */
export function FitField({ drawing, fit, fault, readOnly, onChange }: FitFieldProps) {
  return (
    <div>
      <SelectField
        label={messages.fit}
        value={readFit(fit)?.kind ?? 'crop'}
        disabled={readOnly}
        onChange={({ target }) => onChange(textOf(target.value as FitKind, drawing))}
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {messages.fitName({ fit: kind })}
          </option>
        ))}
      </SelectField>
      <FieldError id="fit-fault">{fault}</FieldError>
    </div>
  )
}

function textOf(kind: FitKind, { yarns }: Drawing): string {
  switch (kind) {
    case 'crop':
      return USUAL_FIT
    case 'margin':
      // The ground, which most of a drawing's edge is in.
      return fitText({ kind, yarn: yarns[0]?.hex ?? '#F3EEE4' })
    case 'border':
      return fitText({ kind, band: USUAL_BAND })
    case 'repeat':
    case 'mirror':
    case 'stretch':
      return fitText({ kind })
  }
}
