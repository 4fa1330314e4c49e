import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'

import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'

import { zipStream } from './zip-stream.ts'

it('writes what can be read back, part by part', async () => {
  const packed = randomBytes(100_000)
  async function* parts() {
    for (const text of ['a,b\r\n', '1,', 'ثلاثة\r\n']) yield Buffer.from(text)
  }
  async function* files() {
    yield { name: 'ledger.csv', content: parts() }
    yield { name: 'documents/INV-2027-000001.pdf', content: packed, isPacked: true }
    yield { name: 'documents/INV-2027-000001.xml', content: Buffer.from('<Invoice/>') }
    yield { name: 'empty.csv', content: new Uint8Array(0) }
  }
  const at = new Date('2027-02-01T08:00:00Z')
  const bytes = await buffer(Readable.from(zipStream(files(), at)))
  const read = unzipSync(bytes)
  expect(Object.keys(read)).toEqual([
    'ledger.csv',
    'documents/INV-2027-000001.pdf',
    'documents/INV-2027-000001.xml',
    'empty.csv',
  ])
  expect(strFromU8(read['ledger.csv']!)).toBe('a,b\r\n1,ثلاثة\r\n')
  expect(Buffer.compare(read['documents/INV-2027-000001.pdf']!, packed)).toBe(0)
  expect(read['empty.csv']).toHaveLength(0)
})

it('ends with the error of a file that cannot be read', async () => {
  async function* files() {
    yield { name: 'a', content: Buffer.from('a') }
    throw new Error('the blob is missing')
  }
  await expect(buffer(Readable.from(zipStream(files(), new Date())))).rejects.toThrow('the blob is missing')
})
