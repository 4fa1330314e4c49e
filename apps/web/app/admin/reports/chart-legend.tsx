import { seriesClass } from './series-class.ts'

/** What the colours of a chart stand for, in the order of its bars. */
export function ChartLegend({ series }: { readonly series: readonly string[] }) {
  return (
    <ul className="report-legend type-caption">
      {series.map((name, n) => (
        <li key={name}>
          <svg aria-hidden width="12" height="12">
            <rect width="12" height="12" className={seriesClass(n, series.length)} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
