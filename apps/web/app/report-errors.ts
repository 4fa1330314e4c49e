/** Of one visit; what goes wrong every second is known after the first few. */
const MOST = 5
let sent = 0

/** Tells the shop what went wrong in this browser: what and where in our files, nothing of who or what they looked at. */
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
    // The kind of page only: what follows may be the number of an order.
    page: location.pathname.split('/')[1]?.slice(0, 40),
  }
  navigator.sendBeacon('/api/browser-errors', new Blob([JSON.stringify(body)], { type: 'application/json' }))
}
