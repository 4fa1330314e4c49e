import { DAY, confirmed } from '@nawl/domain/order/laws/order-fixture'
import type { Order } from '@nawl/domain/order/order'
import { expect, it } from 'vitest'

import { taskOf } from '../../../test/workshop/pack.ts'
import { readPages } from '../../../test/workshop/read-cartoon.ts'
import { addPage } from '../../platform/pdf/pdf-page.ts'
import { paper } from '../../platform/pdf/page-layout.ts'
import { packPdf } from './pack-pdf.ts'
import { packOrder } from './pack-order.ts'
import { awaitedStamp, packStamp } from './pack-stamp.ts'

const URL = 'https://nawl.example'
const order = confirmed()
const closes = order.times.changeUntil!
const stampAt = (of: Order, ms: number) =>
  packStamp(of, { now: new Date(closes.getTime() + ms), publicUrl: URL })

/** The same order after its customer had it made wider. */
const [first] = order.versions
const wider = {
  ...first,
  madeAt: new Date(first.madeAt.getTime() + DAY),
  lines: first.lines.map((line) => ({ ...line, quantity: 7 as const })),
}
const changed: Order = { ...order, versions: [first, wider], inForce: 1 }

async function read(stamp: ReturnType<typeof packStamp>, name: 'A4' | 'A0' = 'A4') {
  const { order: about } = taskOf([])
  const pdf = await packPdf('', { ...about, stamp }, (sheet) => {
    addPage(sheet, paper(name))
    addPage(sheet, paper(name, false))
  })
  return (await readPages(pdf)).map(({ texts }) => texts.map(({ text }) => text).join(' '))
}

it('is a draft until the instant at which the window for changes closes, and while a change awaits its payment', () => {
  expect(stampAt(order, -1).isFinal).toBe(false)
  expect(stampAt(order, 0).isFinal).toBe(true)
  const waiting = { ...changed, inForce: 0, change: { version: 1, payBy: closes } }
  expect(stampAt(waiting, DAY).isFinal).toBe(false)
  expect(stampAt({ ...order, times: { ...order.times, changeUntil: null } }, DAY).isFinal).toBe(false)
})

it('tells a changed pack from its successor: version, hash, address of the code', () => {
  const [before, after] = [stampAt(order, 0), stampAt(changed, 0)]
  expect([before.version, before.replaces, after.version]).toEqual([1, null, 2])
  expect(after.replaces).toEqual({ version: 1, madeAt: first.madeAt })
  expect(after.hash).not.toBe(before.hash)
  expect(after.floorUrl).toBe(`${URL}/floor/${order.number}?p=2-${after.hash}`)
  // Another address is another label, so another pack.
  const moved = { ...order, address: { ...order.address, line1: 'Elsewhere 1' } }
  expect(stampAt(moved, 0).hash).not.toBe(before.hash)
  expect(stampAt(JSON.parse(JSON.stringify(order), revived) as Order, 0)).toEqual(before)
})

it('is on every page, of any paper, and says until when a draft may change, in the shop’s zone', async () => {
  for (const name of ['A4', 'A0'] as const)
    for (const text of await read(stampAt(changed, 0), name)) {
      expect(text).toMatch(
        /Version 2 · [0-9A-F]{6}\. Replaces version 1, dated 1 January 2027: destroy its pages\./,
      )
      expect(text).not.toContain('DRAFT')
    }
  for (const text of await read(stampAt(order, -1))) {
    expect(text).toContain('DRAFT · مسودة')
    expect(text).toContain('Draft: the customer may change the design until 3 January 2027, 16:01 GST.')
  }
})

const revived = (_name: string, value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? new Date(value) : value

it('is that of a draft on the pages of a line that waits for its approval, and on no others', async () => {
  const [line] = first.lines
  const asked = {
    kind: 'asked',
    line: line!.id,
    piece: null,
    why: '',
    by: 'customer',
    at: first.madeAt,
  } as const
  const waiting: Order = { ...order, approvals: [asked] }
  expect(packOrder(waiting, { now: closes, publicUrl: URL }).about.awaited).toEqual([1])
  expect(packOrder(order, { now: closes, publicUrl: URL }).about.awaited).toEqual([])
  for (const text of await read(awaitedStamp(stampAt(waiting, DAY)))) {
    expect(text).toContain('DRAFT · مسودة')
    expect(text).toContain('Do not start this rug yet: the customer has to approve its strike-off first.')
  }
})
