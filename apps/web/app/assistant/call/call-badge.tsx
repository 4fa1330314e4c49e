import { PANEL_ID } from './panel-id.ts'

/** Says that a call is on. Brings the conversation back when it was put away, and puts it away. */
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
      AI Assistant Active
    </button>
  )
}
