import { useId } from 'react'

type SectionProps = {
  readonly title: React.ReactNode
  readonly heading?: 'h2' | 'h3'
  /** Text style of the title. */
  readonly titleClass?: string
  /** Anchor for links to the section. */
  readonly id?: string | undefined
  readonly className?: string
  readonly children: React.ReactNode
}

/** A section with its title. */
export function Section({
  title,
  heading: Heading = 'h2',
  titleClass = 'type-h3',
  id,
  className,
  children,
}: SectionProps) {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className={className}>
      <Heading id={titleId} className={titleClass}>
        {title}
      </Heading>
      {children}
    </section>
  )
}
