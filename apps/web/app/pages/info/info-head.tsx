import './info.css'

type InfoHeadProps = { readonly title: React.ReactNode; readonly children: React.ReactNode }

/** A page's title and a one-sentence summary. */
export function InfoHead({ title, children }: InfoHeadProps) {
  return (
    <header className="info-head">
      <h1 className="type-h1">{title}</h1>
      <p className="max-w-[32em] font-display text-[clamp(20px,1.9vw,25px)] leading-[var(--title-line,1.35)] font-[350] text-balance text-graphite">
        {children}
      </p>
    </header>
  )
}
