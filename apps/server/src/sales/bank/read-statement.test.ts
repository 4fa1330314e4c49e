import { describe, expect, it } from 'vitest'

import { camt, mt940 } from '../../../test/bank/statements.ts'
import { readStatement } from './read-statement.ts'

const read = (text: string, wishes = {}) => readStatement(Buffer.from(text), wishes)
const rowsIn = async (text: string, wishes = {}) => {
  const found = await read(text, wishes)
  if (!('kind' in found) || found.kind !== 'rows') throw new Error(JSON.stringify(found))
  return found.rows
}
const faultsIn = async (text: string, wishes = {}) => {
  const found = await read(text, wishes)
  if (!('kind' in found) || found.kind !== 'refused') throw new Error(JSON.stringify(found))
  return found.faults
}
const MONA = {
  amount: 177_015,
  currency: 'AED',
  bookedOn: '2027-01-31',
  text: 'NW-7K4M-3PXA',
  name: 'Mona & Co',
}

describe('CAMT.053', () => {
  it.each(['02', '04', '08', '10'])('of version %s is read, with any prefix', async (version) => {
    for (const prefix of ['', 'ns2:']) {
      const [row, ...others] = await rowsIn(camt([MONA], { version, prefix }))
      expect(row).toMatchObject({ ...MONA, reference: 'REF-1', account: 'AE070331234567890123456' })
      expect(row?.line).toBeGreaterThan(5)
      expect(others).toEqual([])
    }
  })
  it('has debits below zero, leaves out what is only expected, and parts what was booked as one', async () => {
    const debit = { ...MONA, amount: -500 }
    expect((await rowsIn(camt([MONA, debit]))).map(({ amount }) => amount)).toEqual([177_015, -500])
    const pending = camt([MONA, debit]).replace('<Sts>BOOK</Sts>', '<Sts>PDNG</Sts>').replace('CLBD', 'ITBD')
    expect((await rowsIn(pending)).map(({ amount }) => amount)).toEqual([-500])
    const batch = camt([{ ...MONA, amount: 300, parts: [100, 200] }])
    expect((await rowsIn(batch)).map(({ amount, line }) => [amount, line])).toEqual([
      [100, expect.any(Number)],
      [200, expect.any(Number)],
    ])
  })
  it('says where it is wrong', async () => {
    const good = camt([MONA])
    const at = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length
    const faults = (wrong: string) => faultsIn(wrong)
    const amount = good.replace('>1770.15<', '>1,770.15<')
    expect(await faults(amount)).toEqual([{ line: at(good, '<Ntry>'), field: 'amount', found: '1,770.15' }])
    const date = good.replaceAll('2027-01-31', '31.01.2027')
    expect(await faults(date)).toMatchObject([
      { line: at(good, '<Ntry>'), field: 'date', found: '31.01.2027' },
    ])
    expect(await faults(good.replace('</Ntry>', ''))).toMatchObject([{ field: 'text' }])
    expect(
      await faults(good.replace('BkToCstmrStmt', 'Other').replace('/BkToCstmrStmt', '/Other')),
    ).toMatchObject([{ field: 'text', found: 'BkToCstmrStmt' }])
    const lost = camt([MONA], { closing: 999 })
    expect(await faults(lost)).toMatchObject([{ field: 'balance' }])
  })
  it('expands no entity, and is not brought down by one', async () => {
    const bomb = `<?xml version="1.0"?>\n<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>\n<Document>&b;</Document>`
    expect(await faultsIn(bomb)).toEqual([{ line: 2, field: 'text', found: '<!DOCTYPE' }])
    const deep = `<Document>${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}</Document>`
    expect(await faultsIn(deep)).toMatchObject([{ field: 'text' }])
  })
  it('is read in the encoding that it names', async () => {
    const latin = camt([{ ...MONA, name: 'Móna' }]).replace('UTF-8', 'ISO-8859-1')
    const found = await readStatement(Buffer.from(latin, 'latin1'), {})
    expect(found).toMatchObject({ rows: [{ name: 'Móna' }] })
    const unknown = camt([MONA]).replace('UTF-8', 'KLINGON')
    expect(await faultsIn(unknown)).toMatchObject([{ field: 'text' }])
  })
})

describe('MT940', () => {
  it.each(['\n', '\r\n', '\r'])('is read with %j at the ends of lines', async (end) => {
    expect(await rowsIn(mt940([MONA]).replaceAll('\n', end))).toMatchObject([
      {
        ...MONA,
        text: '/NAME/Mona & Co/REMI/NW-7K4M-3PXA',
        line: 5,
        reference: 'FT1',
        account: 'AE070331234567890123456',
      },
    ])
  })
  it.each([
    ['SWIFT’s blocks', (text: string) => `{1:F01BANKAEADXXXX0000}{2:I940X}{4:\n${text}-}`],
    ['fields of the bank', (text: string) => text.replace(':62F:', ':13D:2701311200+0400\n:NS:22x\n:62F:')],
    ['a code for the funds', (text: string) => text.replace('C1770,15', 'CD1770,15')],
    ['a time in what was written', (text: string) => text.replace(':62F:', ':12:00 noon\n:62F:')],
    ['an intermediate balance', (text: string) => text.replace(':62F:', ':62M:')],
  ])('with %s', async (_, dialect) => {
    expect(await rowsIn(dialect(mt940([MONA])))).toMatchObject([{ amount: 177_015, reference: 'FT1' }])
  })
  it('with numbered parts has who paid and what they wrote, wherever the bank broke it', async () => {
    const text = mt940([MONA]).replace(/:86:.*/, ':86:166?00TRANSFER?20NW-7K4M-3P?21XA?32MONA AL ?33FARSI')
    expect(await rowsIn(text)).toMatchObject([
      { name: 'MONA AL FARSI', text: expect.stringContaining('NW-7K4M-3PXA') },
    ])
  })
  it('has what is taken back below zero, and the day of booking across New Year', async () => {
    const back = mt940([{ ...MONA, amount: -500 }]).replace('D5,00', 'RC5,00')
    expect((await rowsIn(back))[0]?.amount).toBe(-500)
    const [row] = await rowsIn(mt940([MONA]).replace(':61:2701310131', ':61:2701021230'))
    expect(row?.bookedOn).toBe('2026-12-30')
  })
  it('says where it is wrong', async () => {
    const good = mt940([MONA])
    expect(await faultsIn(good.replace(':61:270131', ':61:271331'))).toMatchObject([
      { line: 5, field: 'date' },
    ])
    expect(await faultsIn(good.replace('C1770,15', 'X1770,15'))).toMatchObject([{ line: 5, field: 'row' }])
    expect(await faultsIn(good.replace('C1770,15', 'C1770,16'))).toMatchObject([
      { line: 7, field: 'balance' },
    ])
    expect(await faultsIn(good.slice(0, good.indexOf(':62F:')))).toMatchObject([{ field: 'balance' }])
  })
  it('in Arabic bytes of Windows is read', async () => {
    const arabic = Array.from('منى', (c) => ({ م: 0xe3, ن: 0xe4, ى: 0xec })[c] ?? 0)
    const bytes = Buffer.concat([
      Buffer.from(mt940([MONA]).replace(/:86:[\s\S]*/, ':86:')),
      Buffer.from(arabic),
      Buffer.from('\n:62F:C270131AED2770,15\n'),
    ])
    expect(await readStatement(bytes, {})).toMatchObject({ rows: [{ text: expect.stringContaining('منى') }] })
  })
})

describe('CSV', () => {
  const file =
    'Account;AE07\nPeriod;January\n\nDatum;Booking date;Details;Credit;Debit;Balance;Reference\n;31/01/2027;NW-7K4M-3PXA;1.770,15;;2.000,00;FT1\n;01/02/2027;Fees;;5,00;1.995,00;FT2\nTotal;;;1.770,15;5,00;;\n'
  it('is looked at first, with guesses of everything', async () => {
    expect(await read(file)).toMatchObject({
      reading: {
        separator: ';',
        headings: 3,
        columns: ['none', 'date', 'text', 'credit', 'debit', 'none', 'reference'],
        dates: 'dmy',
        decimal: 'comma',
      },
      records: [['Datum', 'Booking date', 'Details', 'Credit', 'Debit', 'Balance', 'Reference'], {}, {}, {}],
    })
    const arabic = 'التاريخ,البيان,دائن,مدين,رقم المرجع\n٣١/٠١/٢٠٢٧,نول,"1,770.15",,FT1\n'
    expect(await read(arabic)).toMatchObject({
      reading: { columns: ['date', 'text', 'credit', 'debit', 'reference'], decimal: 'point', dates: 'dmy' },
    })
  })
  it('is read as a person says, without its sums', async () => {
    const columns = ['none', 'date', 'text', 'credit', 'debit', 'none', 'reference'] as const
    const found = await read(file, { columns })
    expect(found).toMatchObject({
      rows: [
        { line: 5, amount: 177_015, bookedOn: '2027-01-31', currency: 'AED', reference: 'FT1' },
        { line: 6, amount: -500 },
      ],
      leftOut: [7],
    })
    const american = 'date,amount\n01/31/2027,(5.00)\n1-Feb-27,12 CR\n2027-02-03,"1,000.5"\n'
    const rows = await rowsIn(american, { columns: ['date', 'amount'], dates: 'mdy' })
    expect(rows.map(({ bookedOn, amount }) => [bookedOn, amount])).toEqual([
      ['2027-01-31', -500],
      ['2027-02-01', 1200],
      ['2027-02-03', 100_050],
    ])
  })
  it('is refused, and not read a hundredfold, with another decimal mark or order of dates', async () => {
    const columns = ['none', 'date', 'text', 'credit', 'debit', 'none', 'reference'] as const
    expect(await faultsIn(file, { columns, decimal: 'point' })).toMatchObject([
      { line: 5, field: 'amount' },
      { line: 6, field: 'amount' },
    ])
    expect(await faultsIn(file, { columns, dates: 'mdy' })).toMatchObject([{ line: 5, field: 'date' }])
  })
  it.each([['PK\u0003\u0004\0\0'], [''], ['one line']])(
    'is refused when it is no table: %j',
    async (text) => {
      expect(await faultsIn(text)).toMatchObject([{ line: 1, field: 'text' }])
    },
  )
})
