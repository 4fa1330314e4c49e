import * as messages from '@nawl/messages/security'

import { useSession } from '../../sign-in/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { toast } from '../../ui/toasts/toast.ts'

type ShownCodesProps = { readonly codes: readonly string[]; readonly onEnd: () => void }

/** New recovery codes, to print or copy: they are shown once. */
export function ShownCodes({ codes, onEnd }: ShownCodesProps) {
  const { user } = useSession()
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    toast(messages.copied)
  }
  return (
    <section aria-labelledby="shown-codes" className="desk-codes mt-6">
      <h2 id="shown-codes" ref={takeFocus} tabIndex={-1} className="type-h3 outline-none">
        {messages.codesOf({ email: user?.email ?? '' })}
      </h2>
      <p className="type-ui mt-2">{messages.codesShown}</p>
      <ol dir="ltr" className="type-body figures mt-4">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <Button small kind="primary" onClick={() => print()}>
          {messages.print}
        </Button>
        <Button small onClick={() => void copy()}>
          {messages.copy}
        </Button>
        <Button small onClick={onEnd}>
          {messages.codesKept}
        </Button>
      </div>
    </section>
  )
}
