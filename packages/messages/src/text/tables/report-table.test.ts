import type { Report } from '@nawl/domain/reports/report'
import { expect, it } from 'vitest'

import { countries } from '../../../build/by-language/countries.ts'
import { names } from '../../../build/by-language/names.ts'
import { reports } from '../../../build/by-language/reports.ts'
import { rug } from '../../../build/by-language/rug.ts'
import { size } from '../../../build/by-language/size.ts'
import { yarns } from '../../../build/by-language/yarns.ts'
import { reportTable } from './report-table.ts'

it('names yarns in its language', () => {
  const report = {
    yarns: [
      { name: 'Limewash', hex: '#D5D6C8', used: 0, needed: 7.5 },
      { name: 'Our own', hex: '#102030', used: 1, needed: 0 },
    ],
  } as Partial<Report> as Report
  const arabic = {
    words: reports.ar,
    rug: rug.ar,
    size: size.ar,
    nameOf: names.ar,
    yarnNameOf: yarns.ar,
    countryNamesOf: countries.ar,
  }
  expect(reportTable(arabic, report, 'yarns').rows).toEqual([
    ['بياض الجير', 0, 7.5],
    ['Our own', 1, 0],
  ])
})
