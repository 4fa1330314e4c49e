import type { Cents } from '@nawl/domain/money/money'
import type { StatementRow } from '@nawl/domain/bank/statement-row'
import { XMLParser, XMLValidator } from 'fast-xml-parser'

import { type FaultList, faultList, minorUnits, type ReadStatement, refusedAt } from './statement-file.ts'

type Row = StatementRow & { readonly account: string }
/** An element: its children by name, the text, attributes, and where it begins. */
type Node = { readonly [name: string | symbol]: unknown }

const LISTS = new Set(['Stmt', 'Ntry', 'NtryDtls', 'TxDtls', 'Bal', 'Ustrd', 'Strd', 'AddtlRmtInf'])
/** Elements in one another: statements have about twelve. */
const DEEPEST = 40
const META = XMLParser.getMetaDataSymbol() as symbol

/** Reads CAMT.053 of any version and with any prefix. A document type is refused, so that no entity is ever expanded. */
export function readCamt(text: string): ReadStatement {
  const lineAt = lineFinder(text)
  const doctype = text.search(/<!DOCTYPE/i)
  if (doctype >= 0) return refusedAt(lineAt(doctype), 'text', '<!DOCTYPE')
  const valid = XMLValidator.validate(text)
  if (valid !== true) return refusedAt(valid.err.line, 'text', valid.err.msg)
  const parser = new XMLParser({
    removeNSPrefix: true,
    ignoreAttributes: false,
    parseTagValue: false,
    attributeNamePrefix: '@',
    captureMetaData: true,
    maxNestedTags: DEEPEST,
    isArray: (name) => LISTS.has(name),
  })
  let root: unknown
  try {
    root = parser.parse(text)
  } catch (error) {
    return refusedAt(1, 'text', error instanceof Error ? error.message : '')
  }
  const statements = listOf(at(root, 'Document', 'BkToCstmrStmt'), 'Stmt')
  if (statements.length === 0) return refusedAt(1, 'text', 'BkToCstmrStmt')
  const list = faultList()
  const rows = statements.flatMap((statement) => rowsOf(statement, lineAt, list))
  return list.faults.length > 0
    ? { kind: 'refused', faults: list.faults }
    : { kind: 'rows', format: 'camt', rows, leftOut: [] }
}

function rowsOf(statement: Node, lineAt: (index: number) => number, list: FaultList): Row[] {
  const lineOf = (node: Node) => lineAt(startOf(node))
  const account = textAt(statement, 'Acct', 'Id', 'IBAN') || textAt(statement, 'Acct', 'Id', 'Othr', 'Id')
  // What is only expected is in no balance, and comes again when it is booked.
  const entries = listOf(statement, 'Ntry').filter(({ Sts }) => {
    const status = textOf(Sts) || textAt(Sts, 'Cd')
    return status === '' || status === 'BOOK'
  })
  const before = list.faults.length
  const rows = entries.flatMap((entry) => entryRows(entry, account, lineOf(entry), list))
  const [opening, closing] = [balance(statement, ['OPBD', 'PRCD']), balance(statement, ['CLBD'])]
  const sum = rows.reduce((all, { amount }) => all + amount, 0)
  if (list.faults.length === before && opening !== null && closing !== null && opening + sum !== closing)
    list.add(lineOf(statement), 'balance', String((closing - opening - sum) / 100))
  return rows
}

function entryRows(entry: Node, account: string, line: number, list: FaultList): Row[] {
  const written =
    textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm') || textAt(entry, 'ValDt', 'Dt')
  const bookedOn = /^\d{4}-\d\d-\d\d/.exec(written)?.[0]
  const whole = amountOf(entry)
  const currency = currencyOf(entry)
  if (bookedOn === undefined || Number.isNaN(Date.parse(bookedOn))) list.add(line, 'date', written)
  if (whole === null) list.add(line, 'amount', textAt(entry, 'Amt'))
  if (!/^[A-Z]{3}$/.test(currency)) list.add(line, 'currency', currency)
  if (bookedOn === undefined || whole === null) return []
  const details = listOf(entry, 'NtryDtls').flatMap((detail) => listOf(detail, 'TxDtls'))
  const row = (amount: number, parts: readonly Node[]): Row => ({
    line,
    account,
    bookedOn,
    amount: amount as Cents,
    currency,
    ...partyAndText(parts, amount > 0, entry),
    reference: referenceOf(parts, entry),
  })
  const amounts = details.map((detail) => detailAmount(detail, Math.sign(whole), currency))
  // Several payments booked as one are several rows, if the bank says what each of them is.
  const isSplit =
    details.length > 1 && amounts.reduce<number>((sum, each) => sum + (each ?? NaN), 0) === whole
  return isSplit ? details.map((detail, n) => row(amounts[n] ?? 0, [detail])) : [row(whole, details)]
}

function partyAndText(parts: readonly Node[], isCredit: boolean, entry: Node) {
  const party = isCredit ? 'Dbtr' : 'Cdtr'
  const names = parts.map(
    ({ RltdPties: related }) => textAt(related, party, 'Nm') || textAt(related, party, 'Pty', 'Nm'),
  )
  const texts = parts.flatMap((part) => [
    ...listOf(part['RmtInf'], 'Ustrd').map(textOf),
    ...listOf(part['RmtInf'], 'Strd').flatMap((one) => [
      textAt(one, 'CdtrRefInf', 'Ref'),
      ...listOf(one, 'AddtlRmtInf').map(textOf),
    ]),
    textAt(part, 'AddtlTxInf'),
    // Where some banks put what the payer wrote.
    textAt(part, 'Refs', 'EndToEndId').replace('NOTPROVIDED', ''),
  ])
  return {
    name: joined(names),
    text: joined([...texts, textAt(entry, 'AddtlNtryInf')]),
  }
}

const joined = (texts: readonly string[]) =>
  [...new Set(texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== ''))].join(
    ' ',
  )

function referenceOf(parts: readonly Node[], entry: Node): string | null {
  const own = parts.length === 1 ? textAt(parts[0], 'Refs', 'AcctSvcrRef') : ''
  return own || textAt(entry, 'AcctSvcrRef') || null
}

/** Above zero for a credit; null for what is no amount. */
function amountOf(node: Node): number | null {
  const amount = minorUnits(textAt(node, 'Amt'))
  const side = textAt(node, 'CdtDbtInd')
  if (amount === null || (side !== 'CRDT' && side !== 'DBIT')) return null
  return side === 'CRDT' ? amount : -amount
}

function detailAmount(detail: Node, sign: number, currency: string): number | null {
  const paid = at(detail, 'AmtDtls', 'TxAmt')
  const node = detail['Amt'] === undefined ? paid : detail
  if (!isNode(node) || currencyOf(node) !== currency) return null
  const amount = minorUnits(textAt(node, 'Amt'))
  const side = textAt(detail, 'CdtDbtInd')
  if (amount === null) return null
  return amount * (side === '' ? sign : side === 'CRDT' ? 1 : -1)
}

/** Of the first kind that there is. */
function balance(statement: Node, kinds: readonly string[]): number | null {
  const balances = listOf(statement, 'Bal')
  const ofKind = (kind: string) =>
    balances.find(
      (each) => textAt(each, 'Tp', 'CdOrPrtry', 'Cd') === kind && textAt(each, 'Tp', 'SubTp', 'Cd') === '',
    )
  const found = kinds.map(ofKind).find((each) => each !== undefined)
  return found ? amountOf(found) : null
}

const currencyOf = (node: Node) => textAt(node, 'Amt', '@Ccy')
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((inside, name) => (isNode(inside) ? inside[name] : undefined), value)
const listOf = (value: unknown, name: string): Node[] => {
  const found = at(value, name)
  return Array.isArray(found) ? found.map((each: unknown) => (isNode(each) ? each : { '#text': each })) : []
}
const textOf = (value: unknown): string => {
  const text = isNode(value) ? value['#text'] : value
  return typeof text === 'string' ? text.trim() : ''
}
const textAt = (value: unknown, ...path: readonly string[]): string => textOf(at(value, ...path))
const startOf = (node: Node): number => {
  const meta = node[META]
  return isNode(meta) && typeof meta['startIndex'] === 'number' ? meta['startIndex'] : 0
}

/** The line of each place in a text. */
function lineFinder(text: string): (index: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index)
  return (index) => {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] ?? Infinity) < index) low = middle + 1
      else high = middle
    }
    return low + 1
  }
}
