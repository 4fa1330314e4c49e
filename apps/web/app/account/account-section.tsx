import { useEffect, useId, useRef } from 'react'

type AccountSectionProps = {
  readonly title: string
  /** How many things there are to see, when that is known. */
  readonly count?: number
  readonly children: React.ReactNode
}

/** A part of the account's page. When a thing goes, and the button that was pressed with it, the keyboard waits at the title. */
export function AccountSection({ title, count = 0, children }: AccountSectionProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (count < before.current && isLost) heading.current?.focus({ preventScroll: true })
    before.current = count
  }, [count])
  return (
    <section aria-labelledby={id} className="account-section">
      <h2 id={id} ref={heading} tabIndex={-1} className="type-h2">
        {title}
      </h2>
      {children}
    </section>
  )
}
