import { expect, it } from 'vitest'

import { noteOrder } from './note-order.ts'
import { after, confirmed, HOUR, ok } from '../laws/order-fixture.ts'

const STAFF = 'staff:noor@nawl.example'

it('adds staff notes to the events', () => {
  const done = ok(noteOrder(confirmed(), after(HOUR), { by: STAFF, text: 'Rang twice' }))
  expect(done.order.notes).toEqual([{ by: STAFF, at: after(HOUR), text: 'Rang twice' }])
  expect(done.events).toMatchObject([{ kind: 'noted', by: STAFF, state: 'confirmed' }])
})
