import { expect, it } from 'vitest'

import { isTrn } from './trn.ts'

it('a tax registration number has fifteen digits beginning with 1, however they are spaced', () => {
  for (const typed of ['100123456700003', '1001 2345 6700 003', '100-1234-5670-0003'])
    expect(isTrn(typed)).toBe(true)
  for (const typed of ['', '200123456700003', '10012345670000', '1001234567000031', '10012345670000x'])
    expect(isTrn(typed)).toBe(false)
})
