import './settings.css'

import type { ShopSettings } from '@nawl/contract/desk/shop-settings'
import type { ShopLogo } from '@nawl/domain/shop/logo'
import * as messages from '@nawl/messages/shop-settings'
import { useState } from 'react'

import { ShopLogoPicture } from '../../page/shop-logo-picture.tsx'
import { callJson } from '../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { Section } from '../../ui/section.tsx'
import { PictureDrop } from '../picture-drop.tsx'
import type { Fields } from '../documents/versions.tsx'

const PICTURES = 'image/png,image/webp,image/jpeg,image/avif,image/svg+xml,.avif'

/** The logo, on paper as visitors would see it. */
export function LogoField({ value, change, faults, readOnly }: Fields<ShopSettings>) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const { logo, ...without } = value

  const take = async (file: File) => {
    if (busy) return
    setBusy(true)
    const body = new FormData()
    body.append('picture', file, 'picture')
    const made = await callJson<{ logo: ShopLogo }>(accountFetch, '/api/desk/settings/logo', {
      method: 'POST',
      body,
    })
    setBusy(false)
    setRefusal(made.ok ? '' : refusalMessage(made.fault))
    if (made.ok) change({ ...value, logo: made.answer.logo })
  }

  return (
    <Section title={messages.logo}>
      <p className="type-ui mt-2 text-graphite">{messages.logoMeaning}</p>
      {logo && (
        <p className="mt-4">
          <ShopLogoPicture logo={logo} className="settings-logo" alt={messages.logoAlt} />
        </p>
      )}
      {!readOnly && (
        <PictureDrop
          className="mt-4"
          label={logo ? messages.logoAnother : messages.logoChoose}
          beside={messages.orDrop}
          kinds={messages.logoKinds}
          accept={PICTURES}
          fault={refusal || (faults['logo'] ?? '')}
          progress={busy ? messages.logoReading : ''}
          onFile={(file) => void take(file)}
        />
      )}
      {logo && !readOnly && (
        <button type="button" className="type-ui min-h-11 underline" onClick={() => change(without)}>
          {messages.logoRemove}
        </button>
      )}
    </Section>
  )
}
