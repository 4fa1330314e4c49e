import { shopName } from '@nawl/messages/text/shop-name'
import * as messages from '@nawl/messages/structured'
import { LANGUAGE } from '@nawl/messages/language'
import { pagePath } from '@nawl/messages/text/page-path'
import type { OnlineStore, WithContext } from 'schema-dts'

/** The shop as schema.org data. */
export function organizationData(publicUrl: string): WithContext<OnlineStore> {
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    '@id': `${publicUrl}/#shop`,
    name: shopName('en'),
    alternateName: shopName('ar'),
    url: publicUrl + pagePath('/', LANGUAGE.prefix),
    description: messages.shopDescription,
    logo: `${publicUrl}/favicon.svg`,
    address: { '@type': 'PostalAddress', addressLocality: messages.dubai, addressCountry: 'AE' },
  }
}
