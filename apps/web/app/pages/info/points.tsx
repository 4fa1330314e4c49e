export type Point = { readonly title: string; readonly text: string }

/** Short titles with a sentence or two each, in two columns. */
export function Points({ points }: { readonly points: readonly Point[] }) {
  return (
    <dl className="info-points">
      {points.map(({ title, text }) => (
        <div key={title}>
          <dt className="type-h4">{title}</dt>
          <dd className="type-body mt-2">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
