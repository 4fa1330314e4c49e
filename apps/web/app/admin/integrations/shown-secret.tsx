import * as messages from '@nawl/messages/integrations'

import { CopyAction } from '../../sales/order/actions/copy-action.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Section } from '../../ui/section.tsx'
import { takeFocus } from '../../ui/take-focus.ts'

export type Secret = { readonly kind: 'webhook' | 'token'; readonly text: string }

type ShownSecretProps = { readonly secret: Secret; readonly onDone: () => void }

/** A secret that is shown this once, until the reader says that it is copied. */
export function ShownSecret({ secret: { kind, text }, onDone }: ShownSecretProps) {
  const isToken = kind === 'token'
  return (
    <div ref={takeFocus} tabIndex={-1} className="shown-secret">
      <Section title={isToken ? messages.tokenTitle : messages.secretTitle}>
        <p className="type-ui mt-2">{isToken ? messages.tokenOnce : messages.secretMeaning}</p>
        <p className="mt-4">
          <code className="type-ui wrap-anywhere select-all" dir="ltr">
            {text}
          </code>
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <CopyAction text={text} what={isToken ? messages.tokenTitle : messages.secretTitle} />
          <Button small onClick={onDone}>
            {messages.done}
          </Button>
        </div>
      </Section>
    </div>
  )
}
