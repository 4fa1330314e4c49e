import type { Address } from '@nawl/domain/order/address/address'

import type { DocumentContent } from '../../../platform/db/schema/tax-document-schema.ts'
import type { Seller } from '../../../platform/config/shop-config.ts'

/** The shop. Every seller needs an identifier (BR-CO-26): the tax registration, or else its name. */
export function sellerIn({ name, address, trn }: Seller) {
  return {
    ...(trn === null && { 'cac:PartyIdentification': { 'cbc:ID': name } }),
    'cac:PostalAddress': addressIn({ line1: address, country: 'AE' }),
    ...(trn !== null && {
      'cac:PartyTaxScheme': {
        // The number of a country begins with its code (BR-CO-9).
        'cbc:CompanyID': `AE${trn}`,
        'cac:TaxScheme': { 'cbc:ID': 'VAT' },
      },
    }),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': name },
  }
}

/** Who pays: the company that the invoice is for, else whoever receives the goods. */
export function buyerIn({ buyer, billing, sellers }: Pick<DocumentContent, 'buyer' | 'billing' | 'sellers'>) {
  // Outside the scope of VAT nobody's number is stated (BR-O-02).
  const isTaxed = Object.values(sellers).every(({ trn }) => trn !== null)
  const { name, ...delivered } = buyer
  const place = billing?.address ?? delivered
  return {
    'cac:PostalAddress': addressIn(place),
    ...(isTaxed &&
      billing?.taxNumber && { 'cac:PartyTaxScheme': taxSchemeOf(billing.taxNumber, place.country) }),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': billing?.company ?? name },
  }
}

/** Greece writes EL in VAT numbers. Everywhere else a number begins with its country's code (BR-CO-9). */
function taxSchemeOf(number: string, country: string) {
  const code = country === 'GR' ? 'EL' : country
  const whole = number.startsWith(code) ? number : `${code}${number}`
  return { 'cbc:CompanyID': whole, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } }
}

/** Where the goods go, and to whom. */
export function deliveryIn({ name, ...address }: Address) {
  return {
    'cac:DeliveryLocation': { 'cac:Address': addressIn(address) },
    'cac:DeliveryParty': { 'cac:PartyName': { 'cbc:Name': name } },
  }
}

type Place = Partial<Address> & Pick<Address, 'country'>

function addressIn({ line1, line2, city, postcode, region, country }: Place) {
  return {
    ...filled('StreetName', line1),
    ...filled('AdditionalStreetName', line2),
    ...filled('CityName', city),
    ...filled('PostalZone', postcode),
    ...filled('CountrySubentity', region),
    'cac:Country': { 'cbc:IdentificationCode': country },
  }
}

/** UBL has no empty elements. */
const filled = (name: string, text: string | undefined) => (text ? { [`cbc:${name}`]: text } : {})
