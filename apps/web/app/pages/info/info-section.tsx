import { Section } from '../../ui/section.tsx'
import { UnbrokenText } from '../../ui/text/unbroken-text.tsx'

type InfoSectionProps = {
  readonly title: string
  /** Anchor for links to the section. */
  readonly id?: string
  readonly children: React.ReactNode
}

/** A ruled section: title on the left, text from the fifth column. */
export function InfoSection({ title, id, children }: InfoSectionProps) {
  return (
    <Section id={id} title={<UnbrokenText text={title} />} titleClass="type-h2" className="info-section">
      <div className="info-text">{children}</div>
    </Section>
  )
}
