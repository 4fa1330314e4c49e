import * as messages from '@nawl/messages/assistant'
import { PANEL_ID } from './panel-id.ts'

/** Shows that a call is active; opens and hides the conversation. */
export function CallBadge({ open, onToggle }: { readonly open: boolean; readonly onToggle: () => void }) {
  return (
    <button
      type="button"
      className="call-badge"
      aria-expanded={open}
      aria-controls={PANEL_ID}
      onClick={onToggle}
    >
      <span className="call-dot" />
      {messages.active}
    </button>
  )
}
