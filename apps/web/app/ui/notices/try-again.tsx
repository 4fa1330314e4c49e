import * as messages from '@nawl/messages/shell'

import { Button } from '../controls/button.tsx'

type TryAgainProps = {
  readonly onRetry: () => void
  readonly className?: string
  /** What could not be loaded. */
  readonly children: React.ReactNode
}

/** In place of what could not be loaded. */
export function TryAgain({ onRetry, className = '', children }: TryAgainProps) {
  return (
    <div role="alert" className={`grid justify-items-start gap-4 ${className}`}>
      {children}
      <Button small onClick={onRetry}>
        {messages.tryAgain}
      </Button>
    </div>
  )
}
