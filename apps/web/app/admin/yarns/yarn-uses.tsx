import type { YarnAnswer, YarnReplaceAnswer, YarnUse } from '@nawl/contract/desk/yarns'
import * as messages from '@nawl/messages/desk-yarns'
import { nameOf } from '@nawl/messages/names'
import { yarnNameOf } from '@nawl/messages/yarns'
import { useState } from 'react'
import { Link } from 'react-router'

import { callJson, command } from '../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Pompom } from '../../ui/pompom.tsx'
import { Section } from '../../ui/section.tsx'
import { differenceText } from '../../studio/yarns/difference-text.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { usePermission } from '../desk-caller.ts'
import { yarnPath } from './yarn-columns.tsx'

type YarnUsesProps = { readonly answer: YarnAnswer; readonly reload: () => void }

/** The yarns in stock that are most like it, and the designs and palettes that it is used in. */
export function YarnUses({ answer: { yarn, nearest, uses }, reload }: YarnUsesProps) {
  const mayEdit = usePermission('catalogue.edit')
  const [busy, setBusy] = useState(false)
  const replaceable = uses.some(({ isReplaceable }) => isReplaceable)
  async function replace(by: string): Promise<void> {
    if (busy) return
    setBusy(true)
    const path = `/api/desk/yarns/${encodeURIComponent(yarn.code)}/replace`
    const called = await callJson<YarnReplaceAnswer>(accountFetch, path, command({ by }))
    setBusy(false)
    if (!called.ok) return toast(refusalMessage(called.fault))
    const { drafts, skipped } = called.answer
    toast(messages.didReplace({ drafts: drafts.length, skipped: skipped.length }))
    reload()
  }
  return (
    <>
      <Section title={messages.nearest} titleClass="type-h4">
        <ul className="mt-2">
          {nearest.map((near) => (
            <li key={near.code} className="yarn-row type-ui figures">
              <span className="yarn-cell">
                <Pompom hex={near.hex} size={28} />
                <Link to={yarnPath(near.code)} className="underline underline-offset-4">
                  <bdi>{yarnNameOf(near.name)}</bdi>
                </Link>
                <span className="text-graphite">{differenceText(near)}</span>
              </span>
              {mayEdit && replaceable && (
                <Button
                  small
                  aria-disabled={busy}
                  aria-label={messages.replaceBy({ name: yarnNameOf(near.name) })}
                  onClick={() => void replace(near.code)}
                >
                  {messages.replace}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {mayEdit && replaceable && (
          <p className="type-caption mt-2 text-graphite">{messages.replaceMeaning}</p>
        )}
      </Section>
      <Section title={messages.usedIn} titleClass="type-h4">
        {uses.length === 0 ? (
          <p className="type-ui mt-2">{messages.unused}</p>
        ) : (
          <ul className="mt-2">
            {uses.map((use) => (
              <li key={`${use.slug} ${use.palette}`} className="yarn-row type-ui">
                <Use use={use} isLink={mayEdit} />
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  )
}

function Use({
  use: { slug, name, palette, isExact },
  isLink,
}: {
  readonly use: YarnUse
  readonly isLink: boolean
}) {
  const title = <bdi>{nameOf(name)}</bdi>
  return (
    <>
      {isLink ? (
        <Link to={`/desk/designs/${slug}`} className="underline underline-offset-4">
          {title}
        </Link>
      ) : (
        title
      )}
      <span className="text-graphite">
        {palette === null ? messages.asDrawn : messages.inPalette({ palette: nameOf(palette) })}
        {!isExact && ` · ${messages.ownShade}`}
      </span>
    </>
  )
}
