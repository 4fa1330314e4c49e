type FaultProps = {
  /** For the `aria-describedby` of what it concerns. */
  readonly id?: string
  readonly className?: string
  /** Whether it takes a line while empty, so that nothing below it moves. */
  readonly keepsLine?: boolean
  /** Empty while nothing is wrong. */
  readonly children: React.ReactNode
}

/** What went wrong, announced as soon as it does. */
export function Fault({ className = '', keepsLine = false, children, ...fault }: FaultProps) {
  return (
    <p
      {...fault}
      role="alert"
      className={`type-caption text-madder-deep ${keepsLine ? 'min-h-5' : 'empty:hidden'} ${className}`}
    >
      {children}
    </p>
  )
}
