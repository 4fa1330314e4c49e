import type { DeskReport } from '@nawl/contract/desk/report'
import { LANGUAGE } from '@nawl/messages/language'
import * as messages from '@nawl/messages/reports'
import { AxisBottom, AxisLeft, AxisRight } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar, LinePath } from '@visx/shape'
import { useRef } from 'react'

import { ChartLegend } from './chart-legend.tsx'
import { figureText } from './figure-text.ts'
import { stepText } from './report-days.ts'
import { seriesClass } from './series-class.ts'
import { useWidth } from './use-width.ts'

const HEIGHT = 220
const ABOVE = 8
const BELOW = 28
const BESIDE = 40
/** For a date below the bars. */
const LABEL = 64

/** Orders of each step as bars, and those of the period before as a line; time runs as the language is read. */
export function TimeChart({ label, report }: { readonly label: string; readonly report: DeskReport }) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box, 900)
  const isRight = LANGUAGE.direction === 'rtl'
  const { time, step } = report
  const most = Math.max(1, ...time.map(({ orders, ordersBefore }) => Math.max(orders, ordersBefore ?? 0)))
  const [near, far] = [BESIDE, width - 8]
  const x = scaleBand({
    domain: time.map(({ start }) => start),
    range: isRight ? [width - near, width - far] : [near, far],
    padding: 0.25,
  })
  const y = scaleLinear<number>({ domain: [0, most], range: [HEIGHT - BELOW, ABOVE], nice: true })
  const every = Math.max(1, Math.ceil((time.length * LABEL) / (far - near)))
  const dates = time.filter((_, n) => n % every === 0).map(({ start }) => start)
  const earlier = time.flatMap(({ start, ordersBefore }) =>
    ordersBefore === null ? [] : [{ start, ordersBefore }],
  )
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
      <ChartLegend series={[messages.orders, messages.ordersBefore]} />
      <svg role="img" aria-label={label} width={width} height={HEIGHT} direction="ltr">
        {isRight ? <AxisRight left={width - near} {...axis} /> : <AxisLeft left={near} {...axis} />}
        {time.map(({ start, orders }) => (
          <Bar
            key={start}
            x={x(start) ?? 0}
            y={y(orders)}
            width={x.bandwidth()}
            height={HEIGHT - BELOW - y(orders)}
            className={seriesClass(0, 2)}
          />
        ))}
        <LinePath
          data={earlier}
          x={({ start }) => (x(start) ?? 0) + x.bandwidth() / 2}
          y={({ ordersBefore }) => y(ordersBefore)}
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
