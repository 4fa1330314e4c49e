import '../../ui/unseen-input.css'
import './settings.css'

import type { ShopSettings } from '@nawl/contract/desk/shop-settings'
import type { ShopLogo } from '@nawl/domain/shop/logo'
import * as messages from '@nawl/messages/shop-settings'
import { useId, useState } from 'react'

import { ShopLogoPicture } from '../../page/shop-logo-picture.tsx'
import { callJson } from '../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { FieldError } from '../../ui/forms/field.tsx'
import { Section } from '../../ui/section.tsx'
import type { Fields } from '../documents/versions.tsx'

const PICTURES = 'image/png,image/webp,image/jpeg,image/avif,image/svg+xml,.avif'

/** The logo, on paper as visitors would see it. */
export function LogoField({ value, change, faults, readOnly }: Fields<ShopSettings>) {
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const { logo, ...without } = value

  const take = async (file: File | undefined) => {
    if (!file || busy) return
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
        <>
          {/* The invisible input covers its label, so that a file can be dropped on it. */}
          <label className="drop-field on-unseen-input type-ui mt-4">
            <span>
              <span className="font-medium underline decoration-1 underline-offset-[5px]">
                {logo ? messages.logoAnother : messages.logoChoose}
              </span>{' '}
              {messages.orDrop}
            </span>
            <input
              type="file"
              className="size-full"
              accept={PICTURES}
              aria-invalid={refusal !== ''}
              aria-describedby={`${id}-kinds ${id}-fault`}
              onChange={({ target }) => {
                void take(target.files?.[0])
                // The same file may be chosen again after it was changed.
                target.value = ''
              }}
            />
          </label>
          <p id={`${id}-kinds`} className="type-caption text-graphite">
            {messages.logoKinds}
          </p>
        </>
      )}
      <p role="status" className="type-caption min-h-5 text-graphite">
        {busy ? messages.logoReading : ''}
      </p>
      <div role="alert">
        <FieldError id={`${id}-fault`}>{refusal || (faults['logo'] ?? '')}</FieldError>
      </div>
      {logo && !readOnly && (
        <button type="button" className="type-ui min-h-11 underline" onClick={() => change(without)}>
          {messages.logoRemove}
        </button>
      )}
    </Section>
  )
}
