import { BUILT_IN_FAMILIES } from '@nawl/domain/yarn/library/built-in-card'
import * as messages from '@nawl/messages/desk-yarns'
import { yarnNameOf } from '@nawl/messages/yarns'

import { CheckedField, SelectField } from '../../ui/forms/field.tsx'
import { CheckedTextArea } from '../../ui/forms/text-area.tsx'
import type { TypedYarn } from './typed-yarn.ts'

type YarnFieldsetProps = {
  readonly typed: TypedYarn
  readonly isNew: boolean
  /** What is wrong, by field: `name.en`, `hex`. */
  readonly faults: Readonly<Record<string, string>>
  readonly change: (typed: TypedYarn) => void
}

/** The fields of a yarn, with what is wrong beside each. */
export function YarnFieldset({ typed, isNew, faults, change }: YarnFieldsetProps) {
  const field = (
    key: 'code' | 'en' | 'ar' | 'hex' | 'supplier' | 'article' | 'kg',
    label: string,
    fault: string | undefined,
    more: Partial<React.ComponentProps<typeof CheckedField>> = {},
  ) => (
    <div>
      <CheckedField
        label={label}
        autoComplete="off"
        value={typed[key]}
        fault={fault ?? ''}
        onChange={({ target }) => change({ ...typed, [key]: target.value })}
        {...more}
      />
    </div>
  )
  return (
    <>
      {isNew && field('code', messages.fieldCode, faults['code'], { dir: 'ltr', maxLength: 16 })}
      <div className="yarn-grid">
        {field('en', messages.fieldEnglish, faults['name.en'], { dir: 'ltr', lang: 'en', maxLength: 40 })}
        {field('ar', messages.fieldArabic, faults['name.ar'], { dir: 'rtl', lang: 'ar', maxLength: 40 })}
        <SelectField
          label={messages.family}
          value={typed.family}
          onChange={({ target }) => change({ ...typed, family: target.value })}
        >
          {BUILT_IN_FAMILIES.map(({ name }) => (
            <option key={name} value={name}>
              {yarnNameOf(name)}
            </option>
          ))}
        </SelectField>
        {field('hex', messages.fieldHex, faults['hex'], { dir: 'ltr', maxLength: 7 })}
      </div>
      <LabFields typed={typed} fault={faults['lab']} change={change} />
      <div className="yarn-grid">
        {field('supplier', messages.columnSupplier, faults['supplier'], { maxLength: 80 })}
        {field('article', messages.fieldArticle, faults['article'], { maxLength: 60 })}
        {field('kg', messages.fieldKg, faults['kg'], { dir: 'ltr', inputMode: 'decimal', maxLength: 10 })}
        <CheckedTextArea
          className="desk-text desk-grows type-ui"
          label={messages.fieldLots}
          rows={2}
          maxLength={1_200}
          value={typed.dyeLots}
          fault={faults['dyeLots'] ?? ''}
          onChange={({ target }) => change({ ...typed, dyeLots: target.value })}
        />
      </div>
      <div className="type-ui grid">
        <Switch
          label={messages.fieldOut}
          isOn={typed.isOut}
          onChange={(isOut) => change({ ...typed, isOut })}
        />
        <Switch
          label={messages.fieldArchived}
          isOn={typed.isArchived}
          onChange={(isArchived) => change({ ...typed, isArchived })}
        />
      </div>
    </>
  )
}

const PARTS = ['L*', 'a*', 'b*'] as const

function LabFields({
  typed,
  fault,
  change,
}: Pick<YarnFieldsetProps, 'typed' | 'change'> & { readonly fault: string | undefined }) {
  return (
    <fieldset>
      <legend className="type-caption text-graphite">{messages.fieldLab}</legend>
      <div className="yarn-lab">
        {PARTS.map((label, n) => (
          <div key={label} dir="ltr">
            <CheckedField
              label={label}
              inputMode="text"
              autoComplete="off"
              maxLength={8}
              value={typed.lab[n] ?? ''}
              fault={n === 0 ? (fault ?? '') : ''}
              onChange={({ target }) => {
                const lab = typed.lab.map((part, at) => (at === n ? target.value : part))
                change({ ...typed, lab: [lab[0] ?? '', lab[1] ?? '', lab[2] ?? ''] })
              }}
            />
          </div>
        ))}
      </div>
    </fieldset>
  )
}

type SwitchProps = {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

const Switch = ({ label, isOn, onChange }: SwitchProps) => (
  <label className="desk-switch">
    <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
    {label}
  </label>
)
