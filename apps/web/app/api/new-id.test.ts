import { savedDesign } from '@nawl/contract/account/saved'
import { expect, it } from 'vitest'

import { newId } from './new-id.ts'

it('makes a different, valid design id each time', () => {
  const ids = Array.from({ length: 50 }, newId)
  for (const id of ids) expect(savedDesign.shape.id.parse(id)).toBe(id)
  expect(new Set(ids).size).toBe(ids.length)
})
