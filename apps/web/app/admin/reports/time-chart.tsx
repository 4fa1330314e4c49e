import type { Day } from '@nawl/domain/time/day'
import type { ReportStep } from '@nawl/domain/reports/report-period'
import { LANGUAGE } from '@nawl/messages/language'
import { AxisBottom, AxisLeft, AxisRight } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar, LinePath } from '@visx/shape'
import { useRef } from 'react'

import { ChartLegend } from './chart-legend.tsx'
import { figureText } from './figure-text.ts'
import { stepText } from './report-days.ts'
import { seriesClass } from './series-class.ts'
import { useWidth } from '../../ui/use-width.ts'

const HEIGHT = 220
const ABOVE = 8
const BELOW = 28
/** For the figures beside the bars: as wide as the longest of them, by its characters. */
const BESIDE = 40
const CHARACTER = 8
const GAP = 16
/** For a date below the bars. */
const LABEL = 64

export type TimeRow = {
  readonly start: Day
  readonly bar: number
  /** Null where the line has no point. */
  readonly line: number | null
}

type TimeChartProps = {
  readonly label: string
  readonly step: ReportStep
  /** The names of the bars and of the line. */
  readonly series: readonly [string, string]
  readonly rows: readonly TimeRow[]
}

/** One figure of each step as bars, and another as a line; time runs as the language is read. */
export function TimeChart({ label, step, series, rows }: TimeChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box, 900)
  const isRight = LANGUAGE.direction === 'rtl'
  const all = rows.flatMap(({ bar, line }) => [bar, line ?? 0])
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)]
  const beside = Math.max(BESIDE, GAP + figureText(Math.max(most, -least)).length * CHARACTER)
  const [near, far] = [beside, width - 8]
  const x = scaleBand({
    domain: rows.map(({ start }) => start),
    range: isRight ? [width - near, width - far] : [near, far],
    padding: 0.25,
  })
  const y = scaleLinear<number>({ domain: [least, most], range: [HEIGHT - BELOW, ABOVE], nice: true })
  const every = Math.max(1, Math.ceil((rows.length * LABEL) / (far - near)))
  const dates = rows.filter((_, n) => n % every === 0).map(({ start }) => start)
  const points = rows.flatMap(({ start, line }) => (line === null ? [] : [{ start, line }]))
  const axis = {
    scale: y,
    tickValues: y.ticks(4).filter(Number.isInteger),
    tickFormat: (value: { valueOf: () => number }) => figureText(value.valueOf()),
    tickClassName: 'report-tick',
    hideTicks: true,
    hideAxisLine: true,
  }
  return (
    <div ref={box} className="report-chart">
      <ChartLegend series={series} />
      <svg role="img" aria-label={label} width={width} height={HEIGHT} direction="ltr">
        {isRight ? <AxisRight left={width - near} {...axis} /> : <AxisLeft left={near} {...axis} />}
        {rows.map(({ start, bar }) => (
          <Bar
            key={start}
            x={x(start) ?? 0}
            y={y(Math.max(0, bar))}
            width={x.bandwidth()}
            height={Math.abs(y(bar) - y(0))}
            className={seriesClass(0, 2)}
          />
        ))}
        <LinePath
          data={points}
          x={({ start }) => (x(start) ?? 0) + x.bandwidth() / 2}
          y={({ line }) => y(line)}
          className="report-line"
        />
        <AxisBottom
          top={HEIGHT - BELOW}
          scale={x}
          tickValues={dates}
          tickFormat={(start) => stepText(start, step)}
          tickClassName="report-tick"
          tickLabelProps={{ direction: LANGUAGE.direction, textAnchor: 'middle' }}
          axisLineClassName="report-axis"
          hideTicks
        />
      </svg>
    </div>
  )
}
