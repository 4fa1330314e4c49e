import type { Address } from '@nawl/domain/order/address/address'

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

/** Who receives the goods. */
export function buyerIn({ name, ...address }: Address) {
  return {
    'cac:PostalAddress': addressIn(address),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': name },
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
