import * as messages from '@nawl/messages/shell'

import './stale-notice.css'

type StaleNoticeProps = {
  readonly children: React.ReactNode
  readonly onRetry: () => void
  readonly className?: string
}

/** A dark bar above content that may be outdated. */
export function StaleNotice({ children, onRetry, className = '' }: StaleNoticeProps) {
  return (
    <div role="status" className={`stale-notice type-ui ${className}`}>
      <p>{children}</p>
      <button type="button" onClick={onRetry}>
        {messages.tryAgain}
      </button>
    </div>
  )
}
