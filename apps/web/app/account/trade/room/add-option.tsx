import type { SavedDesign } from '@nawl/contract/account/saved'
import { AS_DRAWN, decodeDesign } from '@nawl/domain/rug/design-link'
import { kindIn } from '@nawl/domain/product/product'
import { hasOneMeasure } from '@nawl/domain/rug/shape'
import { nameOf } from '@nawl/messages/names'
import * as messages from '@nawl/messages/trade-account'
import { useState } from 'react'

import { newId } from '../../../api/new-id.ts'
import { sharePicturePath } from '../../../page/studio-path.ts'
import { useKinds } from '../../../sales/kinds/use-kinds.ts'
import type { WebKinds } from '../../../sales/kinds/web-kind.ts'
import { callJson } from '../../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../../sales/order/calls/refusal-messages.ts'
import { useRequested } from '../../../sales/order/calls/use-requested.ts'
import { useSaved } from '../../../saved/use-saved.ts'
import { accountFetch, useSession } from '../../../sign-in/session.ts'
import { Button, ButtonLink } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField, TextField } from '../../../ui/forms/field.tsx'
import { LocalForm } from '../../../ui/forms/local-form.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import type { PanelProps } from '../../../ui/use-panel.ts'
import { Fault } from '../../../ui/forms/fault.tsx'
import { fieldText } from '../../../ui/forms/field-text.ts'
import type { OwnOrderList } from '../../use-own-orders.ts'
import type { ProjectEditor } from '../use-project.ts'

type AddOptionProps = PanelProps & {
  readonly editor: ProjectEditor
  readonly roomId: string
  readonly rugId: string
}

/** Adds a saved design to a rug as an option, in the size that it has or in another. */
export function AddOption({ open, onOpenChange, opener, ...where }: AddOptionProps) {
  const designs = useSaved()?.kept.designs ?? []
  const { user } = useSession()
  const kinds = useKinds()
  const ask = () => callJson<OwnOrderList>(accountFetch, '/api/account/orders')
  const { called } = useRequested<OwnOrderList>(open && user ? user.id : null, ask)
  const earlier = called?.ok ? earlierRugs(called.answer, kinds) : []
  return (
    <Dialog {...{ open, onOpenChange, opener }} title={messages.addOption}>
      {designs.length + earlier.length === 0 ? (
        <div className="mt-5 grid justify-items-start gap-5">
          <p className="type-body">{messages.noSaved}</p>
          <ButtonLink to="/products">{messages.openCollection}</ButtonLink>
        </div>
      ) : (
        <OptionForm {...where} designs={designs} earlier={earlier} onEnd={() => onOpenChange(false)} />
      )}
    </Dialog>
  )
}

type OptionFormProps = Omit<AddOptionProps, keyof PanelProps> & {
  readonly designs: readonly SavedDesign[]
  readonly earlier: readonly EarlierRug[]
  readonly onEnd: () => void
}

/** A rug of an earlier order, which is made again in its dye lots. */
type EarlierRug = {
  readonly id: string
  readonly order: string
  readonly name: string
  readonly size: string
  readonly picture: string
}

const earlierRugs = (orders: OwnOrderList, kinds: WebKinds): readonly EarlierRug[] =>
  orders.flatMap(({ number, lines }) =>
    lines
      .filter(({ design }) => design.kind === undefined || design.kind === 'rug')
      .map(({ id, design, picture }) => ({
        id,
        order: number,
        name: nameOf(design.name),
        size: kindIn(kinds, design).note(design),
        picture,
      })),
  )

function OptionForm({ editor, roomId, rugId, designs, earlier, onEnd }: OptionFormProps) {
  const [chosen, setChosen] = useState<SavedDesign | EarlierRug | null>(null)
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const [ids] = useState(() => ({ room: newId(), rug: newId(), option: newId() }))

  async function add(form: FormData): Promise<void> {
    if (!chosen) return setFault(messages.designMissing)
    setBusy(true)
    const called = await editor.addOption({
      ids,
      roomId,
      rugId,
      roomName: '',
      rugName: '',
      quantity: 1,
      from:
        'order' in chosen
          ? { kind: 'order', number: chosen.order, line: chosen.id }
          : {
              kind: 'saved',
              address: chosen.address,
              link: chosen.link,
              size: sizeOf(chosen, form),
            },
    })
    setBusy(false)
    if (!called) return setFault(messages.notSaved)
    if (!called.ok) return setFault(refusalMessage(called.fault))
    onEnd()
    toast(messages.added)
  }

  return (
    <LocalForm className="mt-5 grid gap-5" noValidate busy={busy} onSend={add}>
      <div role="radiogroup" aria-label={messages.savedDesigns} className="trade-saved">
        {[...designs, ...earlier].map((design) => (
          <label key={design.id}>
            <input
              type="radio"
              name="design"
              checked={chosen?.id === design.id}
              onChange={() => {
                setChosen(design)
                setFault('')
              }}
            />
            <img src={pictureOf(design)} alt="" loading="lazy" />
            <span className="type-ui min-w-0 wrap-anywhere">
              <bdi>{design.name}</bdi>
              {'order' in design && (
                <span className="type-caption block text-graphite">
                  {[design.size, messages.repeats({ order: design.order })].filter(Boolean).join(' · ')}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {chosen && !('order' in chosen) && <SizeFields key={chosen.id} design={chosen} />}
      <Fault>{fault}</Fault>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" type="submit" aria-disabled={busy}>
          {busy ? messages.loading : messages.add}
        </Button>
        <Button onClick={onEnd}>{messages.notNow}</Button>
      </div>
    </LocalForm>
  )
}

const pictureOf = (design: SavedDesign | EarlierRug): string =>
  'order' in design
    ? design.picture
    : sharePicturePath(design.address, 'png', design.link === '' ? null : design.link)

/** The size in the link of a saved design; that of a rug as drawn has no sides. */
function linkedSize({ link }: SavedDesign) {
  const read = link === '' ? null : decodeDesign(link)
  return read?.ok ? read.design.size : AS_DRAWN.size
}

function SizeFields({ design }: { readonly design: SavedDesign }) {
  const { shape, width, length, unit } = linkedSize(design)
  const side = (name: string, label: string, value: string) => (
    <TextField
      label={label}
      name={name}
      inputMode="decimal"
      dir="ltr"
      maxLength={8}
      autoComplete="off"
      defaultValue={value}
    />
  )
  return (
    <div className="grid grid-cols-[1fr_1fr_1fr] gap-4">
      {side('width', messages.width, width)}
      {!hasOneMeasure(shape) && side('length', messages.length, length)}
      <SelectField label={messages.unit} name="unit" defaultValue={unit}>
        <option value="ft">{messages.ft}</option>
        <option value="cm">{messages.cm}</option>
      </SelectField>
    </div>
  )
}

function sizeOf(design: SavedDesign, form: FormData) {
  const { shape, composed, fit } = linkedSize(design)
  const text = (name: string) => fieldText(form, name).trim()
  return {
    shape,
    width: text('width'),
    length: hasOneMeasure(shape) ? text('width') : text('length'),
    unit: text('unit') === 'cm' ? ('cm' as const) : ('ft' as const),
    ...(composed && { composed }),
    ...(fit && { fit }),
  }
}
