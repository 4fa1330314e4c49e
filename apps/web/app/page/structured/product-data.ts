import { shopName } from '@nawl/messages/text/shop-name'
import * as messages from '@nawl/messages/structured'
import { LANGUAGE } from '@nawl/messages/language'
import { nameOf } from '@nawl/messages/names'
import { yarnNameOf } from '@nawl/messages/yarns'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { SHIPPING_REGIONS } from '@nawl/domain/shop/countries/shipping-regions'
import type { Product, WithContext } from 'schema-dts'
import { sharePicturePath } from '../studio-path.ts'

/** A design as schema.org data, at the price of its listed size. */
export function productData(rug: RugItem, address: string, publicUrl: string): WithContext<Product> {
  const url = `${publicUrl}${LANGUAGE.prefix}/product/${address}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: nameOf(rug.name),
    description: rug.description,
    sku: rug.code,
    url,
    image: [publicUrl + sharePicturePath(address, 'jpg', null), publicUrl + rug.mainImage],
    category: messages.category({ collection: nameOf(rug.collection) }),
    material: messages.material,
    ...(rug.yarns.length > 0 && { color: rug.yarns.map(({ name }) => yarnNameOf(name)).join(', ') }),
    brand: { '@type': 'Brand', name: shopName(LANGUAGE.code) },
    offers: {
      '@type': 'Offer',
      url,
      price: rug.basePrice.toFixed(2),
      priceCurrency: 'USD',
      availability: 'https://schema.org/MadeToOrder',
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@id': `${publicUrl}/#shop`, '@type': 'OnlineStore', name: shopName(LANGUAGE.code) },
      areaServed: SHIPPING_REGIONS.map(({ name }) => name),
    },
  }
}
