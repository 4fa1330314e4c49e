import { findCountry } from '@nawl/domain/shop/countries/countries'

import { type Part, readXml } from './read-xml.ts'

const SHARE = 'cac:TaxTotal/cac:TaxSubtotal'
const CATEGORY = `${SHARE}/cac:TaxCategory`
const TOTAL = 'cac:LegalMonetaryTotal'
const SELLER = 'cac:AccountingSupplierParty/cac:Party'
const BUYER = 'cac:AccountingCustomerParty/cac:Party'
const CODES = {
  'cac:PaymentMeans/cbc:PaymentMeansCode': ['42', '48', '68', 'ZZZ'],
  'cac:AllowanceCharge/cbc:AllowanceChargeReasonCode': ['FC'],
} as const

/** The rules of EN 16931 that an e-invoice breaks, by their names there: those of its arithmetic, VAT and obligatory parts. */
export function brokenRules(xml: string): readonly string[] {
  const document = readXml(xml)
  const { at, fils } = document
  const lines = document.all(document.name === 'Invoice' ? 'cac:InvoiceLine' : 'cac:CreditNoteLine')
  const charges = document
    .all('cac:AllowanceCharge')
    .filter((each) => each.at('cbc:ChargeIndicator') === 'true')
    .reduce((sum, each) => sum + each.fils('cbc:Amount'), 0)
  const net = lines.reduce((sum, line) => sum + line.fils('cbc:LineExtensionAmount'), 0)
  const [taxable, vat] = [fils(`${SHARE}/cbc:TaxableAmount`), fils(`${SHARE}/cbc:TaxAmount`)]
  const category = at(`${CATEGORY}/cbc:ID`) ?? ''
  const percent = at(`${CATEGORY}/cbc:Percent`)
  const isRegistered = at(`${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`)
  const holds: Readonly<Record<string, boolean>> = {
    'BR-1': at('cbc:CustomizationID') === 'urn:cen.eu:en16931:2017',
    'BR-2': at('cbc:ID') !== null,
    'BR-3': /^\d{4}-\d\d-\d\d$/.test(at('cbc:IssueDate') ?? ''),
    'BR-4': at(`cbc:${document.name}TypeCode`) === (document.name === 'Invoice' ? '380' : '381'),
    'BR-5': at('cbc:DocumentCurrencyCode') === 'AED',
    'BR-6, BR-7': [SELLER, BUYER].every((party) => at(`${party}/cac:PartyLegalEntity/cbc:RegistrationName`)),
    'BR-9, BR-11, BR-CL-14': [SELLER, BUYER].every((party) =>
      findCountry(at(`${party}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`) ?? ''),
    ),
    'BR-16': lines.length > 0,
    'BR-21': lines.every((line, n) => line.at('cbc:ID') === String(n + 1)),
    'BR-25': lines.every((line) => line.at('cac:Item/cbc:Name')),
    'BR-27': lines.every((line) => line.fils('cac:Price/cbc:PriceAmount') >= 0),
    'BR-CO-4': lines.every(
      (line) =>
        line.at('cac:Item/cac:ClassifiedTaxCategory/cbc:ID') === category &&
        line.at('cac:Item/cac:ClassifiedTaxCategory/cbc:Percent') === percent,
    ),
    'BR-CO-9': isRegistered === null || /^AE\d{15}$/.test(isRegistered),
    'BR-CO-10': fils(`${TOTAL}/cbc:LineExtensionAmount`) === net,
    'BR-CO-12': fils(`${TOTAL}/cbc:ChargeTotalAmount`) === charges,
    'BR-CO-13': fils(`${TOTAL}/cbc:TaxExclusiveAmount`) === net + charges,
    'BR-CO-14': fils('cac:TaxTotal/cbc:TaxAmount') === vat,
    'BR-CO-15': fils(`${TOTAL}/cbc:TaxInclusiveAmount`) === net + charges + vat,
    'BR-CO-16':
      fils(`${TOTAL}/cbc:PayableAmount`) === net + charges + vat &&
      at(`${TOTAL}/cbc:PayableRoundingAmount`) === null,
    // A document's VAT is what its order's VAT changed by, so that it may be a fils beside its own.
    'BR-CO-17': Math.abs(vat - (taxable * Number(percent ?? 0)) / 100) <= 1.5,
    'BR-CO-25': Boolean(at('cac:PaymentTerms/cbc:Note')),
    'BR-CO-26': isRegistered !== null || at(`${SELLER}/cac:PartyIdentification/cbc:ID`) !== null,
    'BR-S-8, BR-G-8, BR-O-8': taxable === net + charges,
    'BR-S-2, BR-G-2, BR-O-2': category === 'O' ? isRegistered === null : isRegistered !== null,
    'BR-S-5, BR-G-5, BR-O-5': percent === { S: '5', Z: '0', G: '0', O: null }[category],
    'BR-G-9, BR-O-9': category === 'S' || vat === 0,
    'BR-S-10, BR-G-10, BR-O-10':
      (at(`${CATEGORY}/cbc:TaxExemptionReason`) !== null) === ['G', 'O'].includes(category),
    'BR-DEC': moneyOf(document).every((amount) => /^\d+\.\d\d$/.test(amount)),
    'R120 of Peppol': lines.every(isPriced),
    'UBL has no empty elements': emptyIn(document).length === 0,
    codes: Object.entries(CODES).every(([path, codes]) =>
      document.all(path).every(({ text }) => codes.some((code) => code === text)),
    ),
  }
  return Object.entries(holds).flatMap(([rule, isKept]) => (isKept ? [] : [rule]))
}

/** A line is its price for so many pieces, less its discount. */
function isPriced(line: Part): boolean {
  const [quantity] = [...line.all('cbc:InvoicedQuantity'), ...line.all('cbc:CreditedQuantity')]
  const discount = line.all('cac:AllowanceCharge').reduce((sum, each) => sum + each.fils('cbc:Amount'), 0)
  return (
    quantity?.text === line.at('cac:Price/cbc:BaseQuantity') &&
    line.fils('cbc:LineExtensionAmount') === line.fils('cac:Price/cbc:PriceAmount') - discount
  )
}

const moneyOf = (part: Part): readonly string[] =>
  part.attribute('currencyID') === null ? part.children.flatMap(moneyOf) : [part.text]

const emptyIn = (part: Part): readonly string[] =>
  part.text === '' ? [part.name] : part.children.flatMap(emptyIn)
