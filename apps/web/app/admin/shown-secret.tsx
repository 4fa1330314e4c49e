import * as messages from '@nawl/messages/integrations'

import { CopyAction } from '../sales/order/actions/copy-action.tsx'
import { Button } from '../ui/controls/button.tsx'
import { Section } from '../ui/section.tsx'
import { takeFocus } from '../ui/take-focus.ts'

type ShownSecretProps = {
  readonly title: string
  readonly meaning: string
  readonly secret: string
  readonly onDone: () => void
}

/** A secret that is shown this once, until the reader says that it is copied. */
export function ShownSecret({ title, meaning, secret, onDone }: ShownSecretProps) {
  return (
    <div ref={takeFocus} tabIndex={-1} className="shown-secret">
      <Section title={title}>
        <p className="type-ui mt-2">{meaning}</p>
        <p className="mt-4">
          <code className="type-ui wrap-anywhere select-all" dir="ltr">
            {secret}
          </code>
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <CopyAction text={secret} what={title} />
          <Button small onClick={onDone}>
            {messages.done}
          </Button>
        </div>
      </Section>
    </div>
  )
}
