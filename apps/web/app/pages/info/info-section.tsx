import { useId } from 'react'

type InfoSectionProps = {
  readonly title: string
  /** Anchor for links to the section. */
  readonly id?: string
  readonly children: React.ReactNode
}

/** A ruled section: title on the left, text from the fifth column. */
export function InfoSection({ title, id, children }: InfoSectionProps) {
  const heading = useId()
  return (
    <section id={id} aria-labelledby={heading} className="info-section">
      <h2 id={heading} className="type-h2">
        {title}
      </h2>
      <div className="info-text">{children}</div>
    </section>
  )
}
