import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import type { ShopContacts } from '@nawl/contract/shop/shop-contacts'
import { COLLECTIONS, LISTED_AREAS_SQ_FT } from '@nawl/domain/catalogue/collection'
import { wholeDollars } from '@nawl/domain/money/format-money'
import { RESPONSE_HOURS } from '@nawl/domain/shop/facts'
import { SHOP_PAGES } from '@nawl/domain/shop/pages'
import { countries } from '@nawl/messages/by-language/countries'
import { facts } from '@nawl/messages/by-language/facts'
import { hours } from '@nawl/messages/by-language/hours'
import { pages } from '@nawl/messages/by-language/pages'
import { factsText } from '@nawl/messages/text/facts-text'
import { shipping } from '@nawl/messages/by-language/shipping'
import { regionCountries } from '@nawl/messages/text/pages/region-texts'
import { isServed } from '@nawl/domain/shop/named-countries'
import { LANGUAGES } from '@nawl/messages/languages'
import { shopPage } from '@nawl/messages/text/shop-page'
import { listedPrice, prices } from '@nawl/domain/shop/price-list'
import { deliveryCost, deliveryTime, SHIPPING_REGIONS } from '@nawl/domain/shop/countries/shipping-regions'

import { documentOf, type KnowledgeDocument, WEIGHTS, sentencesOf } from './knowledge-document.ts'

const shopFacts = () => factsText(facts.en, hours.en, LANGUAGES.en.tag, { countryNamesOf: countries.en })

/** The shipping page: table rows, then sections. */
export function shippingDocuments(): readonly KnowledgeDocument[] {
  const { notShippedTo } = prices()
  const rows = SHIPPING_REGIONS.filter(({ id }) => isServed(id, notShippedTo)).map(({ id, name }) => {
    const named = regionCountries(shipping.en, id, (code) => countries.en(code).shortName)
    return `${named ? `${name} (${named})` : name}: ${deliveryTime(id, prices().days)} from dispatch. ${deliveryCost(id)}.`
  })
  return [
    documentOf('/shipping#regions', 'Regions', rows, WEIGHTS.section),
    documentOf(
      '/shipping#white-glove',
      'White glove delivery',
      [
        `White glove delivery includes ${shopFacts().whiteGloveService}.`,
        `It is available in ${shopFacts().whiteGlovePlaces}.`,
      ],
      WEIGHTS.section,
    ),
    documentOf(
      '/shipping#customs',
      'Customs and import duties',
      [
        `With the rug travel ${shopFacts().customsDocuments}.`,
        'Import duties and taxes are paid by the recipient.',
      ],
      WEIGHTS.section,
    ),
    documentOf(
      '/shipping#tracking',
      'Tracking and support',
      [
        'Once the rug ships you receive a tracking number by e-mail.',
        `Questions are answered within ${RESPONSE_HOURS} hours.`,
      ],
      WEIGHTS.question,
    ),
  ]
}

/** The contact page, one document per contact, all at one address. */
export function contactDocuments(contacts: ShopContacts): readonly KnowledgeDocument[] {
  const part = (title: string, sentence: string, keyPhrases: string, weight: number = WEIGHTS.fact) =>
    documentOf(SHOP_PAGES.contact.path, title, [sentence], weight, keyPhrases)
  return [
    part(
      'Telephone',
      `Our telephone number is ${contacts.phone}. Hours: ${shopFacts().supportHours}.`,
      'phone number telephone what is your phone',
    ),
    part(
      'E-mail',
      `Write to ${contacts.support}; we answer within ${RESPONSE_HOURS} hours.`,
      'email address email your email',
    ),
    part(
      'E-mail for the press',
      `For the press: ${contacts.press}.`,
      'press journalist email contact write',
      WEIGHTS.section,
    ),
    part(
      'E-mail about care',
      `For the care of a rug: ${contacts.care}.`,
      'customer care email contact write',
      WEIGHTS.section,
    ),
    part(
      'E-mail of the trade team',
      `For the trade: ${contacts.trade}.`,
      'trade team email contact write',
      WEIGHTS.section,
    ),
    part(
      'Showroom',
      `The showroom is at ${contacts.showroom}.`,
      'showroom where address visit location based directions',
    ),
    documentOf(
      '/contact#consultation',
      'Book a Free Design Consultation',
      [
        `A design consultation takes ${shopFacts().consultationMinutes} and costs nothing, by video call or at the showroom.`,
      ],
      WEIGHTS.section,
    ),
  ]
}

/** A design's page, found by its description. */
export function rugDocument(
  { name, collection, description, yarns }: RugItem,
  address: string,
): KnowledgeDocument {
  const drawn = yarns.length > 0 ? [`${name} is drawn in ${yarns.map((yarn) => yarn.name).join(', ')}.`] : []
  return documentOf(
    `/product/${address}`,
    name,
    [`${name}, ${collection}.`, ...sentencesOf(description), ...drawn],
    WEIGHTS.rug,
    '',
  )
}

/** An overview of the catalogue with the lowest price. */
export function catalogueDocument(rugs: readonly RugItem[]): KnowledgeDocument {
  const { path, title } = shopPage(pages.en, 'products')
  const collections = COLLECTIONS.filter((name) => rugs.some(({ collection }) => collection === name))
  const priced = collections
    .toSorted((p, q) => listedPrice(p) - listedPrice(q))
    .map((name) => `${name} from ${wholeDollars(listedPrice(name))} at ${LISTED_AREAS_SQ_FT[name]} ft²`)
  return documentOf(
    path,
    title,
    [`${rugs.length} designs in ${collections.length} collections: ${priced.join(', ')}.`],
    WEIGHTS.page,
  )
}
