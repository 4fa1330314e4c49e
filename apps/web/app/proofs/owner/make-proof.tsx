import type { MakeProofRequest, OwnedProof } from '@nawl/contract/proofs/proof'
import { LONGEST_PROOF_NAME } from '@nawl/domain/proofs/proof'
import type { Quantity } from '@nawl/domain/rug/sizes/size'
import { LANGUAGE } from '@nawl/messages/language'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import * as messages from '@nawl/messages/proofs'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { newId } from '../../api/new-id.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { CheckedField, TextField } from '../../ui/forms/field.tsx'
import { Segment } from '../../ui/forms/segment.tsx'
import { Fault } from '../../ui/forms/fault.tsx'
import { LocalForm } from '../../ui/forms/local-form.tsx'
import { faultText, type ProofFault, postProof } from '../proof-calls.ts'
import { type ChoosableDesign, DesignChoice, type SizedDesign, useSizedDesigns } from './design-choice.tsx'

/** Where a proof is put together of saved designs. */
export function MakeProof() {
  const designs = useSizedDesigns()
  if (designs === null)
    return (
      <p role="status" className="type-body mt-5 text-graphite">
        {messages.loading}
      </p>
    )
  if (designs.length === 0)
    return (
      <p className="type-body mt-5">
        {messages.noDesigns} <TextLink to="/products">{messages.browse}</TextLink>
      </p>
    )
  return <ProofForm designs={designs} which={messages.which} lineOf={lineOf} />
}

type ProofFormProps<Design> = {
  readonly designs: readonly Design[]
  readonly which: string
  readonly lineOf: (design: Design, idOf: (name: string) => string) => MakeProofRequest['lines'][number]
  /** The project whose options they are; all of them are chosen at first, and its name is the title. */
  readonly project?: { readonly id: string; readonly name: string }
}

/** The form of a proof: a title, designs, the client's language and a PIN. */
export function ProofForm<Design extends ChoosableDesign>({
  designs,
  which,
  lineOf,
  project,
}: ProofFormProps<Design>) {
  const navigate = useNavigate()
  const [title, setTitle] = useState(project?.name ?? '')
  const [language, setLanguage] = useState<LanguageCode>(LANGUAGE.code)
  const [pin, setPin] = useState('')
  const [showsPrices, setShowsPrices] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>(project ? designs.map(({ id }) => id) : [])
  const [fault, setFault] = useState<ProofFault | 'no-title' | 'no-design' | null>(null)
  const [busy, setBusy] = useState(false)
  // The same proof, however often it is sent.
  const ids = useRef(new Map<string, string>())
  const idOf = (name: string) => {
    const id = ids.current.get(name) ?? newId()
    ids.current.set(name, id)
    return id
  }
  const send = async () => {
    if (title.trim() === '') return setFault('no-title')
    const lines = designs.filter(({ id }) => chosen.includes(id)).map((design) => lineOf(design, idOf))
    if (lines.length === 0) return setFault('no-design')
    setBusy(true)
    const base = {
      title: title.trim(),
      language,
      ownerLanguage: LANGUAGE.code,
      showsPrices,
      lines,
      ...(project && { project: project.id }),
    }
    const typed = pin.trim() === '' ? {} : { pin }
    const body: MakeProofRequest = { id: idOf(JSON.stringify(base)), ...base, ...typed }
    const called = await postProof<OwnedProof>(accountFetch, '/api/account/proofs', body)
    setBusy(false)
    if (!called.ok) return setFault(called.fault)
    await navigate(`/account/proofs/${called.answer.id}`)
  }
  return (
    <LocalForm className="proof-make" noValidate busy={busy} onSend={send}>
      <fieldset>
        <legend className="type-caption text-graphite">{which}</legend>
        <DesignChoice
          designs={designs}
          chosen={chosen}
          name="designs"
          onToggle={(id) => {
            setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
            setFault(null)
          }}
        />
      </fieldset>
      <div className="form">
        <CheckedField
          label={messages.titleLabel}
          value={title}
          maxLength={LONGEST_PROOF_NAME}
          fault={fault === 'no-title' ? messages.needsTitle : ''}
          onChange={(event) => {
            setTitle(event.target.value)
            setFault(null)
          }}
        />
        <Segment
          label={messages.clientLanguage}
          name="language"
          options={Object.values(LANGUAGES).map(({ code, name }) => ({ value: code, text: name }))}
          value={language}
          onChange={setLanguage}
        />
        <div>
          <TextField
            label={messages.pin}
            value={pin}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            dir="ltr"
            onChange={(event) => setPin(event.target.value)}
          />
          <p className="type-caption mt-2 text-graphite">{messages.pinHelp}</p>
        </div>
        <PricesField isOn={showsPrices} onChange={setShowsPrices} />
        <Fault>
          {fault === 'no-design'
            ? messages.needsDesign
            : fault !== null && fault !== 'no-title' && faultText(fault)}
        </Fault>
        <Button type="submit" kind="primary" aria-disabled={busy} className="justify-self-start">
          {busy ? messages.making : messages.makeIt}
        </Button>
      </div>
    </LocalForm>
  )
}

const lineOf = ({ id, name, address, link, size }: SizedDesign, idOf: (name: string) => string) => ({
  line: idOf(`line ${id}`),
  version: idOf(`version ${id} ${link}`),
  name,
  address,
  link,
  // A link holds no other, as it was decoded.
  quantity: (size?.quantity ?? 1) as Quantity,
})

/** Whether the client sees list prices. */
export function PricesField({
  isOn,
  onChange,
}: {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}) {
  return (
    <label className="proof-check type-ui">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <span>{messages.showPrices}</span>
    </label>
  )
}
