import type { OnlineStore, WithContext } from 'schema-dts'

/** The shop as schema.org data. */
export function organizationData(publicUrl: string): WithContext<OnlineStore> {
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    '@id': `${publicUrl}/#shop`,
    name: 'Nawl',
    alternateName: 'نول',
    url: `${publicUrl}/`,
    description: 'Custom hand-tufted rugs in New Zealand wool, coloured by you and made to order in Dubai.',
    logo: `${publicUrl}/favicon.svg`,
    address: { '@type': 'PostalAddress', addressLocality: 'Dubai', addressCountry: 'AE' },
  }
}
