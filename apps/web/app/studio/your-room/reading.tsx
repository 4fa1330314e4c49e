import * as messages from '@nawl/messages/your-room'

/** Stands where the answer will, while a photograph is read. */
export function Reading() {
  return (
    <p role="status" className="type-body min-h-[60vh] text-graphite">
      {messages.reading}
    </p>
  )
}
