import type { ImportAnswer, ImportRow } from '@nawl/contract/desk/csv-import'
import type { DeskYarn, YarnFields } from '@nawl/contract/desk/yarns'
import { cardYarns, yarnOfHex } from '@nawl/domain/yarn/library/shade-card'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { NOW, openShopApp } from '../../../test/chaos/shop-app.ts'

const PATH = '/api/desk/yarns'
const SAFFRON = yarnOfHex('#D59F29')!.code

describe('the shade card as a file', () => {
  const clock = { at: NOW }
  let shop: Awaited<ReturnType<typeof openShopApp>>
  beforeAll(async () => (shop = await openShopApp({ clock })))
  beforeEach(async () => {
    shop.reset()
    await shop.database.orm.execute(sql`truncate revision, draft, desk_change`)
    await shop.published.refresh()
  })
  afterAll(() => shop.close())

  type Answer = ImportAnswer & { code?: string; detail?: string }
  async function send(file: string | Uint8Array, query = '') {
    const { headers } = await shop.signedIn('desk')
    const { statusCode, body } = await shop.app.inject({
      method: 'POST',
      url: `${PATH}/import${query}`,
      headers: { ...headers, 'content-type': 'text/csv' },
      payload: typeof file === 'string' ? file : Buffer.from(file),
    })
    return { status: statusCode, body: JSON.parse(body) as Answer }
  }
  async function exported(filter: object = {}) {
    const { headers } = await shop.signedIn('desk')
    const payload = { language: 'en', filter }
    const answer = await shop.app.inject({ method: 'POST', url: `${PATH}/export`, headers, payload })
    expect(answer.statusCode).toBe(200)
    return new Uint8Array(answer.rawPayload)
  }
  async function put(code: string, more: Partial<YarnFields>) {
    const { headers } = await shop.signedIn('desk')
    const value: YarnFields = {
      family: 'Saffrons',
      name: { en: 'Karak', ar: 'كرك' },
      hex: '#A0703C',
      lab: null,
      supplier: '',
      article: '',
      kg: null,
      dyeLots: [],
      isOut: false,
      isArchived: false,
      ...more,
    }
    const answer = await shop.call<DeskYarn>('PUT', `${PATH}/${code}`, { value, base: 0 }, { headers })
    expect(answer.status).toBe(200)
  }
  const byCode = (answer: Answer) => new Map(answer.rows.map((row) => [row.code, row]))
  const problems = (row: ImportRow | undefined) =>
    row?.problems?.map(({ column, problem, other }) => [column, problem, other].filter(Boolean).join(' '))

  it('is read back as it was exported, formulas and Lab included', async () => {
    await put('F1', {
      supplier: '=cmd|calc',
      article: '-7',
      lab: [54.29, -20.5, 30],
      dyeLots: ['2026-11', '@2'],
    })
    const file = await exported()
    const text = new TextDecoder().decode(file)
    expect(text).toContain("'=cmd|calc")
    expect(text, 'a negative number is no formula').toContain(',-20.5,')
    const { body } = await send(file)
    expect(body.counts).toEqual({ new: 0, changed: 0, unchanged: 321, refused: 0 })
  })

  it('tells each row’s fate and changes nothing before it is applied', async () => {
    const file = [
      'code;name_en;name_ar;hex;kg;out_of_stock',
      `${SAFFRON};;زعفران;;2,5;yes`,
      'NEW-1;Karak;كرك;#a0703c;;no',
      '0101;;;;;',
    ].join('\n')
    const { body } = await send(file)
    expect(body).toMatchObject({ encoding: 'utf-8', delimiter: ';', isApplied: false })
    expect(body.counts).toEqual({ new: 1, changed: 2, unchanged: 0, refused: 0 })
    const rows = byCode(body)
    expect(rows.get(SAFFRON)).toEqual({
      line: 2,
      code: SAFFRON,
      fate: 'changed',
      changes: [
        { column: 'kg', before: '', after: '2.5' },
        { column: 'out_of_stock', before: 'no', after: 'yes' },
      ],
    })
    expect(rows.get('0101')?.changes).toEqual([{ column: 'name_ar', before: expect.any(String), after: '' }])
    expect(cardYarns()).toHaveLength(320)
    const applied = await send(file, `?apply=${body.digest}`)
    expect(applied.body.isApplied).toBe(true)
    expect(cardYarns()).toHaveLength(321)
    expect(yarnOfHex('#A0703C')).toMatchObject({ name: 'Karak', code: 'NEW-1' })
    expect((await send(file)).body.counts).toEqual({ new: 0, changed: 0, unchanged: 3, refused: 0 })
  })

  it('applies what was tried, or nothing', async () => {
    const file = 'code,kg\n0101,4\n0102,5\n'
    const { body } = await send(file)
    expect((await send('code,kg\n0101,5\n', `?apply=${body.digest}`)).body.code).toBe('csv/changed-meanwhile')
    const { headers } = await shop.signedIn('desk')
    await shop.call('PUT', `${PATH}/stock`, { codes: ['0102'], isOut: true }, { headers })
    expect((await send(file, `?apply=${body.digest}`)).body.code).toBe('csv/changed-meanwhile')
    expect(shop.published.value('yarn/0101')).toBeUndefined()
  })

  it('leaves refused rows out only when that was said', async () => {
    const file = 'code,kg\n0101,4\n0102,lots\n'
    const { body } = await send(file)
    expect(problems(body.rows[1])).toEqual(['kg wrong'])
    const refused = await send(file, `?apply=${body.digest}`)
    expect(refused).toMatchObject({ status: 409, body: { code: 'csv/rows-refused' } })
    const { body: applied } = await send(file, `?apply=${body.digest}&leaveOut=1`)
    expect(applied.counts).toEqual({ new: 0, changed: 1, unchanged: 0, refused: 1 })
    expect(shop.published.value('yarn/0101')).toMatchObject({ kg: 4 })
  })

  it('names both of two rows, or the yarn, that have one code, name or shade', async () => {
    const { body } = await send(
      [
        'code,name_en,hex',
        'A1,Karak,#A0703C',
        'A1,Cinder,#A0703D',
        'B1,Dusk,#102030',
        'B2,DUSK,#405060',
        'C1,Saffron,#778899',
        'D1,Tide,#D59F29',
      ].join('\n'),
    )
    expect(body.rows.map(problems)).toEqual([
      ['code duplicate 3'],
      ['code duplicate 2'],
      ['name_en twin 5'],
      ['name_en twin 4'],
      [`name_en taken ${SAFFRON}`],
      [`hex taken ${SAFFRON}`],
    ])
  })

  it('lets two yarns exchange their names', async () => {
    const [first, second] = cardYarns()
    const file = `code,name_en\n${first!.code},${second!.name}\n${second!.code},${first!.name}\n`
    const { body } = await send(file)
    expect(body.counts).toMatchObject({ changed: 2, refused: 0 })
    await send(file, `?apply=${body.digest}`)
    expect(cardYarns()[0]?.name).toBe(second!.name)
  })

  it.each([
    ['A1,=cmd|calc,#A0703C', ['name_en formula']],
    ['A1,Karak,wool', ['hex wrong']],
    ['A1,,#A0703C', ['name_en missing']],
    ['A1,Karak,', ['hex missing']],
    [',Karak,#A0703C', ['code missing']],
    ['0199,Karak,#A0703C', ['code reserved']],
    ['A 1,Karak,#A0703C', ['code wrong']],
    [`A1,${'Karak'.repeat(9)},#A0703C`, ['name_en long']],
    ['A1,Karak,#A0703C,more', ['columns']],
    ['A1,Kar"ak,#A0703C', undefined],
    ['A1,"Kar"ak,#A0703C', undefined],
  ])('answers the row %s', async (row, expected) => {
    const { body } = await send(`code,name_en,hex\n${row}\nB1,Dusk,#102030\n`)
    const [first, second] = body.rows
    expect(problems(first)).toEqual(expected)
    expect(second).toMatchObject({ code: 'B1', fate: 'new', line: 3 })
  })

  it('says where a quotation mark is not closed', async () => {
    const { body } = await send('code,name_en,hex\nA1,Karak,#A0703C\nB1,"Dusk,#102030\nC1,Tide,#203040\n')
    expect(body.rows[0]?.fate).toBe('new')
    expect(body.rows).toHaveLength(2)
    expect(problems(body.rows[1])).toEqual(['quotes'])
  })

  it('takes measured colours, and refuses a hex that says another', async () => {
    const { body } = await send(
      [
        'code,name_en,hex,L,a,b',
        'A1,Karak,,50,20,30',
        'A2,Cinder,#0000FF,60,20,30',
        'A3,Dusk,,60,20,',
        'A4,Tide,,50,-90,40',
      ].join('\n'),
    )
    const [measured, disagreeing, partly, clipped] = body.rows
    expect(measured?.fate).toBe('new')
    expect(problems(disagreeing)).toEqual(['hex disagrees'])
    expect(problems(partly)).toEqual(['b missing', 'hex missing'])
    expect(clipped).toMatchObject({ fate: 'new', isClipped: true })
  })

  it('warns of yarns that are hard to tell apart, of the card and of the file', async () => {
    const { body } = await send('code,name_en,hex\nA1,Karak,#D5A02A\nA2,Cinder,#123456\nA3,Dusk,#133557\n')
    expect(body.rows.map(({ near }) => near?.code)).toEqual([SAFFRON, 'A3', 'A2'])
    expect(body.counts.refused).toBe(0)
  })

  it.each([
    ['utf-8', (text: string) => new TextEncoder().encode(`\uFEFF${text}`)],
    ['utf-16le', (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
    ['utf-16be', (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16())],
    ['utf-16le', (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'))],
    ['windows-1256', (text: string) => inWindows1256(text)],
  ])('reads Arabic in %s', async (encoding, encode) => {
    const { body } = await send(encode('code,name_en,name_ar,hex\nA1,Karak,كرك,#A0703C\n'))
    expect(body.encoding).toBe(encoding)
    expect(body.rows[0]?.fate).toBe('new')
    await send(encode('code,name_en,name_ar,hex\nA1,Karak,كرك,#A0703C\n'), `?apply=${body.digest}`)
    expect(shop.published.value('yarn/A1')).toMatchObject({ name: { ar: 'كرك' } })
  })

  it('reads accents in Windows-1252, and an encoding that its owner says', async () => {
    const latin = new Uint8Array(Buffer.from('code,name_en,hex\nA1,Café crème,#A0703C\n', 'latin1'))
    const { body } = await send(latin)
    expect(body.encoding).toBe('windows-1252')
    await send(latin, `?apply=${body.digest}`)
    expect(yarnOfHex('#A0703C')?.name).toBe('Café crème')
    expect((await send(latin, '?encoding=utf-8')).body.code).toBe('csv/unreadable')
  })

  it.each([
    ['csv/empty', ''],
    ['csv/empty', 'code,name_en\n'],
    ['csv/no-column', 'name_en,hex\nKarak,#A0703C\n'],
    ['csv/unknown-column', 'code,price\n0101,12\n'],
    ['csv/unknown-column', 'code,kg,kg\n0101,1,2\n'],
    ['csv/unreadable', `code,kg\n${','.repeat(2_000_000)}`],
    ['csv/unreadable', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 0x80, 0xff])],
  ])('answers %s: file %#', async (code, file) => {
    expect((await send(file)).body.code).toBe(code)
  })

  it('finds yarns whose leading zeros a spreadsheet dropped', async () => {
    const { body } = await send('code,kg\n101,4\n')
    expect(body.rows).toMatchObject([{ code: '0101', fate: 'changed' }])
  })

  it('answers each of a hundred thousand rows, and one more with a refusal', async () => {
    const rows = Array.from({ length: 100_000 }, (_, n) => {
      const hex = (n * 97).toString(16).padStart(6, '0').toUpperCase()
      return `R-${n},Yarn ${n},#${hex}`
    })
    const { body } = await send(`code,name_en,hex\n${rows.join('\n')}\n`)
    expect(body.rows).toHaveLength(100_000)
    expect(body.counts.new).toBeLessThanOrEqual(1_680)
    expect(problems(body.rows.at(-1))).toEqual(['full'])
    const more = await send(`code,kg\n${'0101,1\n'.repeat(100_001)}`)
    expect(more.body.code).toBe('csv/too-many-rows')
  }, 120_000)
})

/** The letters of the test in the encoding that no encoder of Node writes. */
function inWindows1256(text: string): Uint8Array {
  const decoder = new TextDecoder('windows-1256')
  const byteOf = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte]),
  )
  return Uint8Array.from(text, (letter) => byteOf.get(letter) ?? 63)
}
