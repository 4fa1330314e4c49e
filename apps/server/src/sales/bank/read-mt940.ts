import type { Cents } from '@nawl/domain/money/money'
import type { StatementRow } from '@nawl/domain/bank/statement-row'

import {
  type FaultList,
  faultList,
  minorUnits,
  isoDay,
  type ReadStatement,
  refusedAt,
} from './statement-file.ts'

type Row = StatementRow & { readonly account: string }
type Field = { readonly line: number; readonly tag: string; readonly lines: string[] }

// Only these begin a field: a line of what somebody wrote may begin with a colon and a time.
const FIELD = /^:(13D?|20|21|25P?|28C?|34F|60[FM]|61|62[FM]|64|65|86|90[CD]|NS):(.*)$/
const ENTRY =
  /^(?<value>\d{6})(?<entry>\d{4})?(?<side>R?[CD])[A-Z]?(?<amount>\d{1,15}[,.]\d{0,5}|\d{1,15})(?:[A-Z][A-Z0-9]{3})?(?<rest>.*)$/
const BALANCE = /^(?<side>[CD])\d{6}(?<currency>[A-Z]{3})(?<amount>\d{1,15}(?:[,.]\d{0,5})?)$/
/** Where a bank had to break a line: a word may go on in the next. */
const FULL_LINE = 60

/** Whether a text looks like MT940. */
export const isMt940 = (text: string): boolean =>
  /^:(?:20|25P?|60[FM]):/m.test(text) && /^:6[012]/m.test(text)

/** Reads MT940 with what banks make of it: SWIFT's blocks around it, fields of their own, and reversals. */
export function readMt940(text: string): ReadStatement {
  const list = faultList()
  const rows: Row[] = []
  let account = ''
  let opened: { readonly currency: string; readonly amount: number } | null = null
  let sum = 0
  const fields = fieldsOf(text)
  for (const [n, field] of fields.entries()) {
    const [first = ''] = field.lines
    if (field.tag.startsWith('25')) account = first.trim()
    else if (field.tag.startsWith('60')) {
      opened = balanceOf(field, list)
      sum = 0
    } else if (field.tag === '61') {
      const row = entryOf(field, fields[n + 1], account, opened?.currency ?? '', list)
      if (row) {
        rows.push(row)
        sum += row.amount
      }
    } else if (field.tag.startsWith('62')) {
      const closed = balanceOf(field, list)
      if (opened && closed && list.faults.length === 0 && opened.amount + sum !== closed.amount)
        list.add(field.line, 'balance', String((closed.amount - opened.amount - sum) / 100))
      opened = null
    }
  }
  if (list.faults.length > 0) return { kind: 'refused', faults: list.faults }
  // Without its last field the file was cut off.
  const last = fields.at(-1)
  if (opened && last) return refusedAt(last.line, 'balance', `:${last.tag}:`)
  return { kind: 'rows', format: 'mt940', rows, leftOut: [] }
}

function fieldsOf(text: string): readonly Field[] {
  const fields: Field[] = []
  for (const [n, written] of text.split(/\r\n|\n|\r/).entries()) {
    const line = written.replace(/^(?:\{[^{}]*\})*\{4:/, '')
    const [, tag, rest = ''] = FIELD.exec(line) ?? []
    if (tag !== undefined) fields.push({ line: n + 1, tag, lines: [rest] })
    // The end of a message, and what stands between two.
    else if (/^-\}?$|^-?\}|^\{|^-$/.test(line)) fields.push({ line: n + 1, tag: '', lines: [] })
    else fields.at(-1)?.lines.push(line)
  }
  return fields.filter(({ tag }) => tag !== '')
}

function entryOf(
  { line, lines }: Field,
  next: Field | undefined,
  account: string,
  currency: string,
  list: FaultList,
): Row | null {
  const [first = '', ...supplement] = lines
  const parts = ENTRY.exec(first.trim())?.groups
  if (!parts) {
    list.add(line, 'row', first)
    return null
  }
  const { value = '', entry, side, amount: written = '', rest = '' } = parts
  const bookedOn = bookingDay(value, entry)
  const amount = minorUnits(written.replace(',', '.'))
  if (bookedOn === null) list.add(line, 'date', `${value}${entry ?? ''}`)
  if (amount === null) list.add(line, 'amount', written)
  if (currency === '') list.add(line, 'currency', '')
  if (bookedOn === null || amount === null) return null
  // A credit that is taken back is a debit.
  const isCredit = side === 'C' || side === 'RD'
  const [, ofBank = ''] = rest.split('//')
  const reference = ofBank.trim()
  const about = detailsOf(next?.tag === '86' ? next.lines : [])
  return {
    line,
    account,
    bookedOn,
    amount: (isCredit ? amount : -amount) as Cents,
    currency,
    name: about.name,
    text: [about.text, ...supplement, rest.split('//')[0]?.replace('NONREF', '') ?? '']
      .map((each) => each.trim())
      .filter((each) => each !== '')
      .join(' '),
    reference: reference === '' || reference === 'NONREF' ? null : reference,
  }
}

/** The day of the booking has no year: it is the one that is nearest to the day of the value. */
function bookingDay(value: string, entry: string | undefined): string | null {
  const [year, month, day] = [
    Number(value.slice(0, 2)) + 2000,
    Number(value.slice(2, 4)),
    Number(value.slice(4)),
  ]
  const valued = isoDay(year, month, day)
  if (valued === null || entry === undefined) return valued
  const booked = Number(entry.slice(0, 2))
  const shift = booked - month > 6 ? -1 : month - booked > 6 ? 1 : 0
  return isoDay(year + shift, booked, Number(entry.slice(2)))
}

/** Who paid and why: in numbered parts, as German banks have them, with codes between slashes, or as it is. */
function detailsOf(lines: readonly string[]): { readonly name: string; readonly text: string } {
  const whole = lines.reduce(
    (sum, line, n) => sum + ((lines[n - 1]?.length ?? FULL_LINE) < FULL_LINE ? ' ' : '') + line,
    '',
  )
  const parts = [...whole.matchAll(/\?(\d\d)([^?]*)/g)]
  if (parts.length > 1) {
    const of = (isIt: (code: number) => boolean) =>
      parts.flatMap(([, code, part = '']) => (isIt(Number(code)) ? [part] : [])).join('')
    const text = of((code) => (code >= 20 && code <= 29) || (code >= 60 && code <= 63))
    return { name: of((code) => code === 32 || code === 33).trim(), text: text.trim() || whole }
  }
  const [, name = ''] = /\/(?:ORDP|NAME)\/(?:NAME\/)?([^/]+)/.exec(whole) ?? []
  return { name: name.trim(), text: whole.trim() }
}

function balanceOf({ line, lines: [first = ''] }: Field, list: FaultList) {
  const { side, currency = '', amount = '' } = BALANCE.exec(first.trim())?.groups ?? {}
  const size = minorUnits(amount.replace(',', '.'))
  if (size === null) {
    list.add(line, 'balance', first)
    return null
  }
  return { currency, amount: side === 'D' ? -size : size }
}
