import type { ReportQuery } from '@nawl/contract/desk/report'
import { makeReport } from '@nawl/domain/reports/make-report'
import type { Report } from '@nawl/domain/reports/report'
import { periodBefore, usualStep } from '@nawl/domain/reports/report-period'

import type { ShopRugs } from '../catalogue/designs/shop-rugs.ts'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/db/database.ts'
import { requestedPeriod } from './requested-period.ts'
import { reportStore } from './report.store.ts'
import type { Visits } from './visits/visits.ts'

type Deps = {
  readonly config: Pick<Config, 'workshop'>
  readonly database: Database
  readonly rugs: Pick<ShopRugs, 'atHand'>
  readonly visits: Pick<Visits, 'isCounting'>
  readonly now: () => number
}

/** Makes reports of what the database has. Throws the ApiError `request/invalid` for a period that is none. */
export function reportMaker({ config, database, rugs, visits, now }: Deps) {
  const store = reportStore(database)

  return async (asked: ReportQuery): Promise<Report & { readonly isCounting: boolean }> => {
    const period = requestedPeriod(asked, now())
    const before = periodBefore(period)
    const step = asked.step ?? usualStep(period)
    const { country, collection } = asked
    const sold = rugs.atHand().filter((rug) => collection === undefined || rug.collection === collection)
    const designs = collection === undefined ? undefined : sold.map(({ id }) => id)
    const scope = { country, collection, designs }
    const [days, daysBefore, places, ofDesigns, counted, countedBefore, used, needed] = await Promise.all([
      store.soldByDay(period, scope),
      store.soldByDay(before, scope),
      store.soldByPlace(period, scope),
      store.soldByDesign(period, scope),
      store.visits(period, scope),
      store.visitTotals(before, scope),
      store.yarnsUsed(period, scope),
      store.yarnsNeeded(scope),
    ])
    const { countries, sizes } = places
    const { collections, designs: soldDesigns } = ofDesigns
    const report = makeReport({
      period,
      step,
      sold: { days: [...daysBefore, ...days], countries, collections, designs: soldDesigns },
      visits: counted,
      visitsBefore: countedBefore,
      // What is sold today has today's names.
      designs: new Map([
        // Own drawings have no name here.
        ...soldDesigns
          .filter(({ key }) => key !== '')
          .map(({ key, name, collection: of }) => [key, { name, collection: of }] as const),
        // Of a design in several collections, the first counts.
        ...sold.toReversed().map(({ id, name, collection: of }) => [id, { name, collection: of }] as const),
      ]),
      sizes,
      used,
      needed,
      yarnUse: config.workshop.yarnUse,
      pileMm: config.workshop.pileMm,
    })
    return { ...report, isCounting: visits.isCounting() }
  }
}
