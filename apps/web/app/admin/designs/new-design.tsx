import type { ShopDesign } from '@nawl/contract/desk/design'
import type { DocumentAnswer } from '@nawl/contract/desk/document'
import { isDesignSlug } from '@nawl/domain/catalogue/own-design'
import * as messages from '@nawl/messages/desk-designs'
import { designSlugTaken } from '@nawl/messages/problems'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { callJson, command } from '../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { CheckedField, SelectField } from '../../ui/forms/field.tsx'
import { LocalForm } from '../../ui/forms/local-form.tsx'
import { address, Sentence } from '../../ui/text/sentence.tsx'
import { type ChosenPicture, PictureChoice, pictureOf } from './picture/picture-choice.tsx'
import { drawPicture } from './picture/draw-picture.ts'

const COUNTS = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const
const USUAL_COUNT = 6

type Faults = { readonly picture?: string; readonly slug?: string }

/** A picture becomes the draft of a design, whose yarns and texts are then edited on its own page. */
export function NewDesign({ taken }: { readonly taken: readonly string[] }) {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<ChosenPicture | null>(null)
  const [yarnCount, setYarnCount] = useState<number>(USUAL_COUNT)
  const [slug, setSlug] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const [busy, setBusy] = useState(false)

  const take = (file: File) => {
    setChosen(pictureOf(file))
    if (slug === '') setSlug(slugOf(file.name))
  }
  const begin = async () => {
    if (busy) return
    const wrong = {
      ...(chosen ? {} : { picture: messages.pictureFirst }),
      ...(isDesignSlug(slug) ? {} : { slug: messages.slugHint }),
      ...(taken.includes(slug) ? { slug: designSlugTaken } : {}),
    }
    setFaults(wrong)
    if (!chosen || Object.keys(wrong).length > 0) return
    setBusy(true)
    const result = await beginDesign(chosen, yarnCount, slug)
    setBusy(false)
    if (result === null) void navigate(`/desk/designs/${slug}`)
    else setFaults(result)
  }

  return (
    <LocalForm className="mt-4 grid" onSend={() => void begin()}>
      <PictureChoice chosen={chosen} fault={faults.picture ?? ''} onFile={take} onChange={setChosen} />
      <SelectField
        label={messages.yarnCount}
        value={yarnCount}
        onChange={({ target }) => setYarnCount(Number(target.value))}
      >
        {COUNTS.map((count) => (
          <option key={count}>{count}</option>
        ))}
      </SelectField>
      <div className="mt-4">
        <CheckedField
          label={messages.slug}
          dir="ltr"
          autoComplete="off"
          placeholder={messages.slugExample}
          maxLength={40}
          value={slug}
          fault={faults.slug ?? ''}
          onChange={({ target }) => setSlug(target.value)}
        />
      </div>
      <p className="type-caption text-graphite">
        <Sentence
          parts={messages.slugMeaning({ address, slug: slug === '' ? messages.slugExample : slug })}
        />
      </p>
      <div className="mt-4">
        <Button small type="submit" aria-disabled={busy}>
          {busy ? messages.finding : messages.begin}
        </Button>
      </div>
    </LocalForm>
  )
}

/** Sends the picture, then begins the draft; what was refused, or null. */
async function beginDesign(chosen: ChosenPicture, yarnCount: number, slug: string): Promise<Faults | null> {
  const drawn = await drawPicture(chosen, yarnCount)
  if (!drawn.ok) return { picture: refusalMessage(drawn.fault) }
  const wish = command({ slug, drawing: drawn.answer.drawing.id })
  const begun = await callJson<DocumentAnswer<ShopDesign>>(accountFetch, '/api/desk/designs', wish)
  return begun.ok ? null : { slug: refusalMessage(begun.fault) }
}

/** `Desert Falcon (2).png` → `desert-falcon-2` */
function slugOf(fileName: string): string {
  const words = fileName
    .replace(/\.\w+$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  const slug = (words ?? []).join('-').slice(0, 40).replace(/-$/, '')
  return isDesignSlug(slug) ? slug : ''
}
