import { once } from 'node:events'

import { parse } from 'csv-parse/sync'
import fastify from 'fastify'
import { expect, it } from 'vitest'

import { csvFile, decimalAmount, sendCsv, sortableMoment } from './csv.ts'

async function fileOf(rows: AsyncIterable<readonly (string | number | null)[]>) {
  const app = fastify()
  app.get('/', (_request, reply) => sendCsv(reply, 'file.csv', ['a', 'b'], rows))
  const { rawPayload } = await app.inject('/')
  await app.close()
  return rawPayload
}

async function* each<T>(rows: readonly T[]) {
  yield* rows
}

it('reads back as it was written: quotes, commas, line breaks, Arabic and marks of direction', async () => {
  const rows = [
    ['"quoted", with comma', 'two\r\nlines\nand three'],
    ['سجاد ١٢٣ \u200Fعمر\u200E', '\u2066NW-7K4M\u2069'],
    ['', ' leading space '],
    ['🧶', '🧵'],
  ]
  const read = parse(await fileOf(each(rows)), { bom: true, record_delimiter: '\r\n' })
  expect(read).toEqual([['a', 'b'], ...rows])
})

it('has no cell that a spreadsheet takes for a formula', async () => {
  const dangerous = ['=1+1', '+971 4 555', '-2', '@SUM(A1)', '\t=1', '\r=1', '=cmd|"/C calc"!A0', '＝1+1']
  const read: string[][] = parse(await fileOf(each(dangerous.map((cell) => [cell, -2]))), {
    bom: true,
    from: 2,
  })
  expect(read).toEqual(dangerous.map((cell) => [`'${cell}`, '-2']))
})

it('begins with a byte order mark, and ends each line as RFC 4180 says', async () => {
  expect((await fileOf(each([['x', 'y']]))).toString('utf8')).toBe('\uFEFFa,b\r\nx,y\r\n')
})

it('reads no more rows than are taken, however many there are', async () => {
  let made = 0
  async function* many() {
    for (; made < 100_000; made++) yield [`row ${made}`, 'x'.repeat(40)]
  }
  const file = csvFile(['a', 'b'], many(), () => {})
  await once(file, 'readable')
  file.read(1)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(made).toBeLessThan(2_000)
  let length = 0
  for await (const piece of file) length += (piece as Buffer).length
  expect([made, length > 4_000_000]).toEqual([100_000, true])
})

it('says so when it is cut off', async () => {
  async function* breaking() {
    yield ['x', 'y']
    throw new Error('the database is away')
  }
  const [error] = await new Promise<Error[]>((resolve) => {
    const file = csvFile(['a', 'b'], breaking(), (reason) => resolve([reason]))
    file.on('error', () => {}).resume()
  })
  expect(error?.message).toBe('the database is away')
})

it('writes amounts and instants so that they add up and sort', () => {
  expect([decimalAmount(48_200), decimalAmount(5)]).toEqual(['482.00', '0.05'])
  expect(sortableMoment(new Date('2027-01-04T20:30:00Z'))).toBe('2027-01-05 00:30')
})
