import { RETENTION_KINDS } from '@nawl/domain/privacy/retention'
import { expect, it } from 'vitest'

import * as arabic from '../../../build/ar/retention.ts'
import * as words from '../../../build/en/retention.ts'
import { retentionText } from './retention-text.ts'

it('prints every row with its period and reason, in every language', () => {
  const lines = retentionText(words).split('\n')
  expect(lines).toHaveLength(RETENTION_KINDS.length)
  expect(lines.filter((line) => !/^- \*\*.+:\*\* \d+ (?:hour|day|year)s? \S.+\. .+\.$/.test(line))).toEqual(
    [],
  )
  const inArabic = retentionText(arabic).split('\n')
  expect(inArabic).toHaveLength(RETENTION_KINDS.length)
  expect(inArabic.filter((line) => /undefined|[a-z]{3}/.test(line.replaceAll('Google', '')))).toEqual([])
})
