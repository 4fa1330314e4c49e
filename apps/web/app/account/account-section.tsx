import { useEffect, useId, useRef } from 'react'

type AccountSectionProps = {
  readonly title: string
  /** The number of items, once known. */
  readonly count?: number
  readonly children: React.ReactNode
}

/**
 * A section of the account page. When an item and its pressed button disappear, focus moves to the section's title.
 */
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
    <section aria-labelledby={id} className="border-t border-rule pt-10 pb-18">
      <h2 id={id} ref={heading} tabIndex={-1} className="type-h2 outline-none">
        {title}
      </h2>
      {children}
    </section>
  )
}
