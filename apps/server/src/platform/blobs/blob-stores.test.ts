import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { DAY_MS } from '@nawl/domain/time/durations'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { blobConfig } from '../config/blob-config.ts'
import { type BlobKey, type BlobStore, openBlobs } from './blob-store.ts'
import { openBucket } from '../../../test/blobs/s3.ts'
import { isSigned } from '../../../test/blobs/signature.ts'

let directory: string
let bucket: Awaited<ReturnType<typeof openBucket>>
const reported: string[] = []
const report = ({ message }: Error) => void reported.push(message)
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'nawl-blobs-'))
  bucket = await openBucket()
})
afterAll(async () => {
  await bucket.close()
  rmSync(directory, { recursive: true, force: true })
})

const text = (bytes: Uint8Array | null) => bytes && new TextDecoder().decode(bytes)
const bytes = (content: string) => new TextEncoder().encode(content)

async function keysOf(blobs: BlobStore, prefix: BlobKey): Promise<readonly string[]> {
  return (await Array.fromAsync(blobs.list(prefix))).map(({ key }) => key).sort()
}

describe.each(['folders', 'a bucket'] as const)('blobs in %s', (kind) => {
  let blobs: BlobStore
  let run = 0
  /** A key that only this test uses. */
  let mine: BlobKey
  beforeEach(async () => {
    blobs = await openBlobs(kind === 'folders' ? { kind: 'folder', directory } : bucket.config, report)
    mine = `own-artwork/${kind.length}${run++}`
  })

  it('are read back byte for byte', async () => {
    const content = new Uint8Array(70_000).map((_, n) => n * 31)
    await blobs.write(`${mine}/design.bmp`, content)
    const read = await blobs.read(`${mine}/design.bmp`)
    expect(read).toEqual(content)
    expect(read?.buffer.byteLength).toBe(content.length)
    await blobs.write(`${mine}/empty`, new Uint8Array())
    expect(await blobs.read(`${mine}/empty`)).toEqual(new Uint8Array())
  })

  it('do not exist before they are written or after they are removed', async () => {
    const key: BlobKey = `${mine}/about.json`
    expect([await blobs.read(key), await blobs.info(key)]).toEqual([null, null])
    await blobs.write(key, bytes('fox'))
    await blobs.remove(key)
    await blobs.remove(key)
    expect([await blobs.read(key), await blobs.info(key), await keysOf(blobs, mine)]).toEqual([
      null,
      null,
      [],
    ])
  })

  it('are moved byte for byte and replace an existing blob', async () => {
    const from: BlobKey = `${mine}/design.bmp`
    const to: BlobKey = `quarantine/2027-01-04/${from}`
    await blobs.write(to, bytes('an older fox'))
    await blobs.write(from, bytes('fox'))
    await blobs.move(from, to)
    await blobs.move(from, to)
    expect([text(await blobs.read(from)), text(await blobs.read(to))]).toEqual([null, 'fox'])
    expect(await keysOf(blobs, mine)).toEqual([])
  })

  it('are replaced atomically and change their version', async () => {
    const key: BlobKey = `${mine}/about.json`
    await blobs.write(key, bytes('a fox that jumps'))
    const before = await blobs.info(key)
    await blobs.write(key, bytes('a hen'))
    const after = await blobs.info(key)
    expect([before?.bytes, after?.bytes]).toEqual([16, 5])
    expect(after?.version).not.toBe(before?.version)
    expect(text(await blobs.read(key))).toBe('a hen')
  })

  it('report when they were last written or touched, and a touch creates none', async () => {
    const key: BlobKey = `${mine}/about.json`
    await blobs.touch(key)
    expect(await blobs.info(key)).toBeNull()
    await blobs.write(key, bytes('fox'))
    const { touchedAt = 0 } = (await blobs.info(key)) ?? {}
    expect(Math.abs(touchedAt - Date.now())).toBeLessThan(DAY_MS)
    await blobs.touch(key)
    expect((await blobs.info(key))?.touchedAt).toBeGreaterThanOrEqual(touchedAt)
    expect(text(await blobs.read(key))).toBe('fox')
  })

  it('are listed by prefix, across pages', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await blobs.write(`${mine}/${name}.webp`, bytes(name))
    await blobs.write(`${mine}x/f.webp`, bytes('f'))
    const expected = ['a', 'b', 'c', 'd', 'e'].map((name) => `${mine}/${name}.webp`)
    expect(await keysOf(blobs, `${mine}/`)).toEqual(expected)
    const [one] = await Array.fromAsync(blobs.list(`${mine}/c`))
    expect(one).toEqual(
      await blobs
        .info(`${mine}/c.webp`)
        .then((info) => ({ ...info, touchedAt: expect.any(Number) as number })),
    )
    expect(await keysOf(blobs, 'claims/')).toEqual([])
  })

  it('reject a key that points outside the store', async () => {
    for (const key of [
      'own-artwork/../db/pg',
      'own-artwork/',
      'own-artwork//a',
      'own-artwork/.a',
      'claims/a b',
    ] as const)
      await expect(blobs.read(key)).rejects.toThrow("is no blob's key")
  })

  it('hold one complete value after concurrent writes', async () => {
    const key: BlobKey = `${mine}/about.json`
    const texts = Array.from({ length: 8 }, (_, n) => String(n).repeat(5000))
    await Promise.all(texts.map((content) => blobs.write(key, bytes(content))))
    expect(texts).toContain(text(await blobs.read(key)))
    expect(await keysOf(blobs, mine)).toEqual([key])
  })
})

describe('a bucket', () => {
  it('is retried when it is busy or drops the connection', async () => {
    const blobs = await openBlobs(bucket.config, report)
    await blobs.write('claims/a.webp', bytes('wool'))
    bucket.behave('fail', 'hang up')
    expect(text(await blobs.read('claims/a.webp'))).toBe('wool')
  })

  it('that stays unavailable makes calls fail as busy and is reported', async () => {
    const blobs = await openBlobs(bucket.config, report)
    bucket.goAway('fail')
    await expect(blobs.read('claims/a.webp')).rejects.toMatchObject({ code: 'server/busy' })
    expect(reported.pop()).toContain('GET /claims/a.webp: 503')
    bucket.goAway('hang up')
    await expect(blobs.write('claims/a.webp', bytes('silk'))).rejects.toMatchObject({ code: 'server/busy' })
    bucket.goAway(undefined)
    expect(text(await blobs.read('claims/a.webp'))).toBe('wool')
  })

  it('that is missing or denies access counts as unavailable, not as empty', async () => {
    const stranger = await openBlobs({ ...bucket.config, secret: 'other' }, report)
    await expect(stranger.read('claims/a.webp')).rejects.toMatchObject({ code: 'server/busy' })
    const elsewhere = await openBlobs({ ...bucket.config, bucketUrl: `${bucket.origin}/none` }, report)
    await expect(elsewhere.read('claims/a.webp')).rejects.toMatchObject({ code: 'server/busy' })
    await expect(keysOf(elsewhere, 'claims/')).rejects.toMatchObject({ code: 'server/busy' })
  })

  it('is created by the first write', async () => {
    const blobs = await openBlobs({ ...bucket.config, bucketUrl: `${bucket.origin}/new` }, report)
    await blobs.write('claims/first.webp', bytes('wool'))
    expect(text(await blobs.read('claims/first.webp'))).toBe('wool')
  })

  it('takes its address, keys and region from BLOB_URL', () => {
    expect(
      blobConfig({ BLOB_URL: 'https://AKIA:a%2Fb@s3.example:9000/nawl/?region=me-south-1' }, '/var'),
    ).toEqual({
      kind: 's3',
      bucketUrl: 'https://s3.example:9000/nawl',
      keyId: 'AKIA',
      secret: 'a/b',
      region: 'me-south-1',
    })
    expect(blobConfig({}, '/var')).toEqual({ kind: 'folder', directory: '/var' })
  })
})

it('signs requests as in the examples that AWS documents', () => {
  // "Example: GET Object" in the AWS page on single-chunk signatures.
  const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
  const request = {
    method: 'GET',
    url: '/test.txt',
    body: new Uint8Array(),
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': empty,
      'x-amz-date': '20130524T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
  }
  expect(isSigned(request, 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY')).toBe(true)
  expect(isSigned(request, 'another')).toBe(false)
  expect(isSigned({ ...request, body: bytes('x') }, 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY')).toBe(false)
})
