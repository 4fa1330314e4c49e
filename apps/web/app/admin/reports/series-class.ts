const FUNNEL = ['report-hollow', 'report-stone', 'report-ink', 'report-madder']
const FEW = ['report-ink', 'report-madder']

/** How a chart fills one of its series; the four of a funnel grow darker and end in colour. */
export const seriesClass = (place: number, count: number): string =>
  (count > FEW.length ? FUNNEL : FEW)[place] ?? 'report-ink'
