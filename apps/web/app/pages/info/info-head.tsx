type InfoHeadProps = { readonly title: React.ReactNode; readonly children: React.ReactNode }

/** A page's title and a one-sentence summary. */
export function InfoHead({ title, children }: InfoHeadProps) {
  return (
    <header className="info-head">
      <h1 className="type-h1">{title}</h1>
      <p className="info-lead">{children}</p>
    </header>
  )
}
