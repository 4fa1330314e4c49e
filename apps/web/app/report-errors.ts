/** Reports per visit; repeated errors need no more. */
const MOST = 5
let sent = 0

/** Reports this browser's errors to the shop: message and position in our files, nothing about the visitor. */
export function reportErrors(): void {
  addEventListener('error', ({ message, error }) => report('error', message, error))
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', String(reason), reason))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile }) =>
    report('policy', effectiveDirective, { stack: sourceFile }),
  )
}

function report(kind: string, message: string, error?: unknown): void {
  if (sent++ >= MOST) return
  const { stack = '' } = (error ?? {}) as { stack?: string }
  const body = {
    kind,
    message: message.slice(0, 300),
    stack: stack.slice(0, 1000),
    // Only the first path segment: the rest may be an order number.
    page: location.pathname.split('/')[1]?.slice(0, 40),
  }
  navigator.sendBeacon('/api/browser-errors', new Blob([JSON.stringify(body)], { type: 'application/json' }))
}
