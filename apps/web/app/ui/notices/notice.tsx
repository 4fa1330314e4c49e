import * as messages from '@nawl/messages/shell'
import { Glyph } from '../glyph.tsx'

type NoticeProps = { readonly children: React.ReactNode; readonly onDismiss: () => void }

/** A dark bar above the content it concerns, until dismissed. */
export function Notice({ children, onDismiss }: NoticeProps) {
  return (
    <div
      role="status"
      className="type-ui flex items-start gap-4 bg-ink py-2 ps-(--page-margin) pe-2 text-paper"
    >
      <div className="flex-1 py-2.5">{children}</div>
      <button
        type="button"
        aria-label={messages.dismiss}
        onClick={onDismiss}
        className="flex size-11 items-center justify-center focus-visible:outline-paper focus-visible:-outline-offset-4"
      >
        <Glyph name="close" />
      </button>
    </div>
  )
}
