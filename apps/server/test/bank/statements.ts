/** A row of a made statement. */
export type MadeRow = {
  readonly amount: number
  readonly bookedOn: string
  readonly text: string
  readonly name: string
  readonly reference?: string
  /** Amounts of payments that were booked as one. */
  readonly parts?: readonly number[]
}

const ACCOUNT = 'AE070331234567890123456'
const OPENING = 100_000
const decimal = (amount: number) => (Math.abs(amount) / 100).toFixed(2)
const sumOf = (rows: readonly MadeRow[]) => rows.reduce((sum, { amount }) => sum + amount, OPENING)
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A statement in CAMT.053, as banks make it in each version. */
export function camt(
  rows: readonly MadeRow[],
  { version = '02', prefix = '', closing = sumOf(rows) } = {},
): string {
  const isNew = Number(version) >= 8
  const balance = (kind: string, amount: number) =>
    `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="AED">${decimal(amount)}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`
  const entries = rows.map(({ amount, bookedOn, text, name, reference, parts = [amount] }, n) => {
    const side = amount > 0 ? 'CRDT' : 'DBIT'
    const party = amount > 0 ? 'Dbtr' : 'Cdtr'
    const named = `<Nm>${escaped(name)}</Nm>`
    const details = parts.map(
      (part) => `<TxDtls>
        <Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
        <AmtDtls><TxAmt><Amt Ccy="AED">${decimal(part)}</Amt></TxAmt></AmtDtls>
        <RltdPties><${party}>${isNew ? `<Pty>${named}</Pty>` : named}</${party}></RltdPties>
        <RmtInf><Ustrd>${escaped(text)}</Ustrd></RmtInf>
      </TxDtls>`,
    )
    return `  <Ntry>
      <Amt Ccy="AED">${decimal(amount)}</Amt><CdtDbtInd>${side}</CdtDbtInd>
      ${isNew ? '<Sts><Cd>BOOK</Cd></Sts>' : '<Sts>BOOK</Sts>'}
      <BookgDt><Dt>${bookedOn}</Dt></BookgDt><ValDt><Dt>${bookedOn}</Dt></ValDt>
      <AcctSvcrRef>${reference ?? `REF-${n + 1}`}</AcctSvcrRef>
      <NtryDtls>${details.join('')}</NtryDtls>
    </Ntry>`
  })
  const body = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}">
<BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId></GrpHdr>
<Stmt><Id>S1</Id><Acct><Id><IBAN>${ACCOUNT}</IBAN></Id></Acct>
${balance('OPBD', OPENING)}${balance('CLBD', closing)}
${entries.join('\n')}
</Stmt></BkToCstmrStmt></Document>`
  const named =
    prefix === ''
      ? body
      : body.replaceAll(/<(\/?)(\w)/g, `<$1${prefix}$2`).replace('xmlns=', `xmlns:${prefix.slice(0, -1)}=`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${named}`
}

/** The same in MT940. */
export function mt940(rows: readonly MadeRow[]): string {
  const money = (amount: number) => decimal(amount).replace('.', ',')
  const entries = rows.map(({ amount, bookedOn, text, name, reference }, n) => {
    const day = bookedOn.replaceAll('-', '').slice(2)
    return `:61:${day}${day.slice(2)}${amount > 0 ? 'C' : 'D'}${money(amount)}NTRFNONREF//${reference ?? `FT${n + 1}`}\n:86:/NAME/${name}/REMI/${text}\n`
  })
  const last = rows.at(-1)?.bookedOn.replaceAll('-', '').slice(2) ?? '270101'
  return `:20:STATEMENT\n:25:${ACCOUNT}\n:28C:1/1\n:60F:C270101AED${money(OPENING)}\n${entries.join('')}:62F:C${last}AED${money(sumOf(rows))}\n`
}
