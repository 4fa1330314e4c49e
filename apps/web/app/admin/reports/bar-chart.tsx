import { LANGUAGE } from '@nawl/messages/language'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { useRef } from 'react'

import { ChartLegend } from './chart-legend.tsx'
import { figureText } from './figure-text.ts'
import { seriesClass } from './series-class.ts'
import { useWidth } from '../../ui/use-width.ts'

export type BarRow = {
  readonly name: string
  /** One for each series; null for one that is not shown. */
  readonly figures: readonly (number | null)[]
}

type BarChartProps = {
  readonly label: string
  readonly series: readonly string[]
  readonly rows: readonly BarRow[]
}

/** As high as Arabic words beside short bars are. */
const THICK = 16
/** Above the bars of a row stands its name. */
const NAME = 18
const GAP = 10
/** For the longest figure beside a bar. */
const FIGURE = 96

/** Bars that lie from the side where reading begins, a group for each row. */
export function BarChart({ label, series, rows }: BarChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box, 560)
  const isRight = LANGUAGE.direction === 'rtl'
  const group = NAME + series.length * THICK + GAP
  const most = Math.max(1, ...rows.flatMap(({ figures }) => figures.map((figure) => figure ?? 0)))
  const lengths = scaleLinear<number>({ domain: [0, most], range: [0, Math.max(0, width - FIGURE)] })
  const places = scaleBand({ domain: series.map((_, n) => n), range: [NAME, NAME + series.length * THICK] })
  // From the side where reading begins.
  const across = (x: number, wide = 0) => (isRight ? width - x - wide : x)
  return (
    <div ref={box} className="report-chart">
      {series.length > 1 && <ChartLegend series={series} />}
      <svg role="img" aria-label={label} width={width} height={rows.length * group} direction="ltr">
        {rows.map(({ name, figures }, row) => (
          <g key={name} transform={`translate(0 ${row * group})`}>
            <text x={across(0)} y={NAME - 5} direction={LANGUAGE.direction} className="report-name">
              {name}
            </text>
            {figures.map((figure, n) => {
              const long = lengths(Math.max(0, figure ?? 0))
              const y = places(n) ?? 0
              return (
                <g key={series[n]}>
                  <Bar
                    x={across(0, long)}
                    y={y + 1}
                    width={long}
                    height={THICK - 2}
                    className={seriesClass(n, series.length)}
                  />
                  <text
                    x={across(long + 6)}
                    y={y + THICK - 4}
                    direction={LANGUAGE.direction}
                    className="report-tick"
                  >
                    {figureText(figure)}
                  </text>
                </g>
              )
            })}
          </g>
        ))}
      </svg>
    </div>
  )
}
