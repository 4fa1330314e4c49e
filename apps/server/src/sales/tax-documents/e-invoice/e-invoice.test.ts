import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { brokenRules } from '../../../../test/e-invoices/broken-rules.ts'
import { documentsOf, HISTORY } from '../../../../test/e-invoices/random-documents.ts'
import { readXml } from '../../../../test/e-invoices/read-xml.ts'
import { documentIn } from '../shown-document.ts'
import type { IssuedDocument } from '../tax-document.store.ts'
import { eInvoice } from './e-invoice.ts'

describe('e-invoices of any sequence of commands', () => {
  it('keep the rules of EN 16931 and state the amounts of their document to the fils', () => {
    const seen = new Set<string>()
    const isKept = fc.property(HISTORY, (history) => {
      for (const document of documentsOf(history)) {
        const xml = eInvoice(document)
        expect(brokenRules(xml)).toEqual([])
        const { name, at, fils } = readXml(xml)
        const { total, vat } = document.content.amounts.AED
        expect(fils('cac:LegalMonetaryTotal/cbc:PayableAmount')).toBe(total)
        const isTaxed = document.content.sellers['en']?.trn !== null
        expect(fils('cac:TaxTotal/cbc:TaxAmount')).toBe(isTaxed ? vat : 0)
        expect(at('cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID')).toBe(document.content.corrects)
        expect(eInvoice(structuredClone(document)), 'written twice').toBe(xml)
        seen.add(`${name} ${at('cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:ID')}`)
      }
    })
    fc.assert(isKept, { numRuns: 150, seed: 48 })
    expect([...seen].toSorted()).toEqual([
      'CreditNote G',
      'CreditNote O',
      'CreditNote S',
      'Invoice G',
      'Invoice O',
      'Invoice S',
    ])
  })
})

const [registered, unregistered] = (['100123456700003', null] as const).map((trn) =>
  invoiceTo('brooklyn', trn),
) as [IssuedDocument, IssuedDocument]

function invoiceTo(to: 'brooklyn' | 'dubai', trn: '100123456700003' | null): IssuedDocument {
  const [history] = fc.sample(HISTORY, { numRuns: 1, seed: 1 })
  const [first] = documentsOf({
    begun: { quantity: 3, size: 1, provider: 'stripe', to, code: null },
    steps: history!.steps.map((step) => ({ ...step, command: 'payLatest', status: 'paid', pause: 0 })),
    trn,
  })
  return first!
}

it('says an export in full: parties, discount, delivery, payment', () => {
  const { at, all } = readXml(eInvoice(registered))
  const [, line] = all('cac:InvoiceLine')
  expect([
    at('cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID'),
    at('cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName'),
    at('cac:AccountingCustomerParty/cac:Party/cac:PostalAddress/cbc:PostalZone'),
    at('cac:PaymentMeans/cbc:PaymentMeansCode'),
    at('cac:PaymentTerms/cbc:Note'),
    at('cac:AllowanceCharge/cbc:AllowanceChargeReason'),
    at('cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:TaxExemptionReason'),
    line?.at('cbc:InvoicedQuantity'),
    line?.at('cac:AllowanceCharge/cbc:AllowanceChargeReason'),
    line?.at('cac:Item/cbc:Description'),
  ]).toEqual([
    'AE100123456700003',
    'Nawl & Co. Rugs L.L.C.',
    '11205',
    '48',
    expect.stringMatching(/^Paid, 1 January 2027, Card, AED [\d,]+\.\d\d$/),
    'Delivery, insured',
    'Export of goods out of the United Arab Emirates: zero-rated, VAT 0%.',
    '3',
    'Discount 5%',
    expect.stringContaining('5 × 8 ft'),
  ])
})

it('says Z of a zero rate at home', () => {
  const { content } = registered
  const xml = eInvoice({
    ...registered,
    content: { ...content, buyer: { ...content.buyer, country: 'AE', region: 'Dubai' } },
  })
  expect(brokenRules(xml)).toEqual([])
  expect(readXml(xml).at('cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:ID')).toBe('Z')
})

it('names neither VAT nor rate of a seller who is not registered', () => {
  const xml = eInvoice(unregistered)
  expect(brokenRules(xml)).toEqual([])
  expect(xml).not.toContain('<cbc:Percent>')
  expect(xml).not.toContain('<cac:PartyTaxScheme>')
  expect(xml).toContain('No VAT charged')
})

it('leaves out what XML has no place for, and only that', () => {
  const { content } = registered
  const buyer = { ...content.buyer, name: 'Ada\u0007 <O’Neil> & ليلى 😀', line2: ']]>' }
  const { at } = readXml(eInvoice({ ...registered, content: { ...content, buyer } }))
  const party = 'cac:AccountingCustomerParty/cac:Party'
  expect(at(`${party}/cac:PartyLegalEntity/cbc:RegistrationName`)).toBe('Ada <O’Neil> & ليلى 😀')
  expect(at(`${party}/cac:PostalAddress/cbc:AdditionalStreetName`)).toBe(']]>')
})

describe('the rules', () => {
  it.each([
    ['BR-CO-16', '<cbc:PayableAmount currencyID="AED">', '<cbc:PayableAmount currencyID="AED">1'],
    ['BR-CO-10', '<cbc:LineExtensionAmount currencyID="AED">', '<cbc:LineExtensionAmount currencyID="AED">1'],
    ['BR-G-9, BR-O-9', '<cbc:TaxAmount currencyID="AED">0', '<cbc:TaxAmount currencyID="AED">1'],
    ['BR-CO-9', '>AE100', '>100'],
    ['BR-S-5, BR-G-5, BR-O-5', '<cbc:Percent>0', '<cbc:Percent>5'],
  ])('%s is seen when it is broken', (rule, is, was) => {
    expect(brokenRules(eInvoice(registered).replaceAll(is, was))).toContain(rule)
  })
})

it('names the company that it is for, and where the goods go', () => {
  const billing = {
    company: 'Möbel Ada GmbH',
    taxNumber: '136695976',
    purchaseOrder: 'PO-77',
    address: { line1: 'Weg 1', city: 'Berlin', postcode: '10115', country: 'DE' },
  }
  const forCompany = (document: IssuedDocument) =>
    eInvoice({ ...document, content: { ...document.content, billing } })
  const xml = forCompany(registered)
  expect(brokenRules(xml)).toEqual([])
  const { at } = readXml(xml)
  const buyer = 'cac:AccountingCustomerParty/cac:Party'
  expect([
    at(`${buyer}/cac:PartyLegalEntity/cbc:RegistrationName`),
    at(`${buyer}/cac:PartyTaxScheme/cbc:CompanyID`),
    at(`${buyer}/cac:PostalAddress/cbc:CityName`),
    at('cac:Delivery/cac:DeliveryLocation/cac:Address/cbc:PostalZone'),
    at('cac:OrderReference/cbc:ID'),
    at('cac:OrderReference/cbc:SalesOrderID'),
  ]).toEqual(['Möbel Ada GmbH', 'DE136695976', 'Berlin', '11205', 'PO-77', registered.orderNumber])
  // Outside the scope of VAT nobody's number is stated (BR-O-02).
  expect(readXml(forCompany(unregistered)).at(`${buyer}/cac:PartyTaxScheme/cbc:CompanyID`)).toBeNull()
})

it.each([
  ['brooklyn', 'AE', 'G', 'US'],
  ['brooklyn', 'DE', 'G', 'US'],
  ['dubai', 'DE', 'S', 'AE'],
  ['dubai', 'AE', 'S', 'AE'],
] as const)('taxes by where the goods go: %s, for a company in %s, is %s', (to, country, category, goods) => {
  const taxNumber = country === 'AE' ? '100123456700003' : '136695976'
  const address = { line1: 'Road 1', city: 'There', postcode: '', country }
  const billing = { company: 'Dune', taxNumber, purchaseOrder: '', address }
  const document = invoiceTo(to, '100123456700003')
  const forCompany = { ...document, content: { ...document.content, billing } }
  const xml = eInvoice(forCompany)
  expect(brokenRules(xml)).toEqual([])
  const { at } = readXml(xml)
  const code = 'cac:Country/cbc:IdentificationCode'
  expect([
    at('cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:ID'),
    at(`cac:Delivery/cac:DeliveryLocation/cac:Address/${code}`),
    at(`cac:AccountingCustomerParty/cac:Party/cac:PostalAddress/${code}`),
  ]).toEqual([category, goods, country])
  // Only a company abroad accounts for VAT on import.
  const shown = documentIn(forCompany, 'en')
  expect([shown.isForBusiness, shown.deliveredTo.length > 0]).toEqual([country !== 'AE', true])
})
