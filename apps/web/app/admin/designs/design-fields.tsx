import './designs.css'

import type { ShopDesign } from '@nawl/contract/desk/design'
import { type Collection, COLLECTIONS } from '@nawl/domain/catalogue/collection'
import { STYLE_TAGS } from '@nawl/domain/catalogue/listing'
import { type RoomId, ROOMS } from '@nawl/domain/rug/site-rooms'
import * as messages from '@nawl/messages/desk-designs'
import { LANGUAGES } from '@nawl/messages/languages'
import { nameOf } from '@nawl/messages/names'

import { valueLabel } from '../../catalogue/listing/facet-labels.ts'
import { roomName } from '../../page/room-name.ts'
import { CheckedField, SelectField } from '../../ui/forms/field.tsx'
import { Section } from '../../ui/section.tsx'
import { CheckedTextArea } from '../../ui/forms/text-area.tsx'
import type { Fields } from '../documents/versions.tsx'
import { DrawingFields } from './drawing-fields.tsx'
import { FitField } from './fit-field.tsx'

type DesignFieldsProps = Fields<ShopDesign> & { readonly isBuiltIn: boolean }

/** Everything that is written of a design; of a built-in one drawing, palettes and collection are code. */
export function DesignFields({ isBuiltIn, ...fields }: DesignFieldsProps) {
  return (
    <>
      {!isBuiltIn && <DrawingFields {...fields} />}
      <Texts {...fields} />
      <Place {...fields} isBuiltIn={isBuiltIn} />
    </>
  )
}

function Texts({ value, change, faults, readOnly }: Fields<ShopDesign>) {
  return (
    <Section title={messages.texts}>
      <div className="mt-4 grid gap-x-8 sm:grid-cols-2">
        {Object.values(LANGUAGES).map(({ code, direction }) => (
          <div key={code}>
            <CheckedField
              label={messages.nameIn({ language: code })}
              lang={code}
              dir={direction}
              autoComplete="off"
              readOnly={readOnly}
              maxLength={60}
              value={value.name[code]}
              fault={faults[`name.${code}`] ?? ''}
              onChange={({ target }) => change({ ...value, name: { ...value.name, [code]: target.value } })}
            />
            <CheckedTextArea
              className="desk-text desk-grows type-ui"
              rows={4}
              maxLength={600}
              label={messages.descriptionIn({ language: code })}
              lang={code}
              dir={direction}
              readOnly={readOnly}
              value={value.description[code]}
              fault={faults[`description.${code}`] ?? ''}
              onChange={({ target }) =>
                change({
                  ...value,
                  // It is one paragraph, also where somebody pastes several.
                  description: { ...value.description, [code]: target.value.replaceAll('\n', ' ') },
                })
              }
            />
          </div>
        ))}
      </div>
    </Section>
  )
}

function Place({ value, change, faults, readOnly, isBuiltIn }: DesignFieldsProps) {
  const { collection, tags, room, isArchived, drawing } = value
  return (
    <Section title={messages.place}>
      <div className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <div>
          <SelectField
            label={messages.collection}
            value={collection}
            disabled={readOnly || isBuiltIn}
            onChange={({ target }) => change({ ...value, collection: target.value as Collection })}
          >
            {COLLECTIONS.map((name) => (
              <option key={name} value={name}>
                {nameOf(name)}
              </option>
            ))}
          </SelectField>
          <p className="type-caption mt-1 text-graphite">
            {isBuiltIn ? messages.collectionFixed : messages.collectionMeaning}
          </p>
        </div>
        <SelectField
          label={messages.room}
          value={room}
          disabled={readOnly}
          onChange={({ target }) => change({ ...value, room: target.value as RoomId })}
        >
          {ROOMS.map((id) => (
            <option key={id} value={id}>
              {roomName(id)}
            </option>
          ))}
        </SelectField>
        <fieldset disabled={readOnly}>
          <legend className="type-caption text-graphite">{messages.tags}</legend>
          {STYLE_TAGS.map((tag) => (
            <label key={tag} className="design-tick type-ui">
              <input
                type="checkbox"
                checked={tags.includes(tag)}
                onChange={({ target }) =>
                  change({
                    ...value,
                    tags: STYLE_TAGS.filter((other) =>
                      other === tag ? target.checked : tags.includes(other),
                    ),
                  })
                }
              />
              {valueLabel(tag)}
            </label>
          ))}
        </fieldset>
        {drawing && (
          <FitField
            drawing={drawing}
            fit={value.fit}
            fault={faults['fit'] ?? ''}
            readOnly={readOnly}
            onChange={(fit) => change({ ...value, fit })}
          />
        )}
      </div>
      <label className="design-tick type-ui mt-4">
        <input
          type="checkbox"
          checked={isArchived}
          disabled={readOnly}
          onChange={({ target }) => change({ ...value, isArchived: target.checked })}
        />
        {messages.archive}
      </label>
      <p className="type-caption text-graphite">{messages.archiveMeaning}</p>
    </Section>
  )
}
