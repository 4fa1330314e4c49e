import { familyArea } from '@nawl/artwork/color-families'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import type { SearchDocument } from '@nawl/contract/catalogue/search'
import { designAddress } from '@nawl/domain/catalogue/address'
import { collectionSlug } from '@nawl/domain/catalogue/collection'
import { COLOR_FAMILIES } from '@nawl/domain/catalogue/listing'
import { COUNTRIES } from '@nawl/domain/shop/countries/countries'
import { PERSONAL_PAGES, ROOM_PLAN_PAGE, SAMPLES_PAGE, SHOP_PAGES } from '@nawl/domain/shop/pages'
import { names } from '@nawl/messages/by-language/names'
import { pages } from '@nawl/messages/by-language/pages'
import { yarns } from '@nawl/messages/by-language/yarns'
import { shopPage, type ShopPageId } from '@nawl/messages/text/shop-page'
import { NAMED_COLORS } from '@nawl/domain/yarn/named-colors'
import { deltaE2000 } from '@nawl/engine/color/delta-e2000'
import { labFromHex } from '@nawl/engine/color/lab'

import { describedIn, type Texts } from '../described-in.ts'
import type { Content } from './content.ts'

const ALL_PAGES = { ...SHOP_PAGES, ...PERSONAL_PAGES }
const PAGE_IDS = Object.keys(ALL_PAGES) as ShopPageId[] // forgets its keys

/** The documents of the search index, rugs first. */
export function searchDocuments(
  rugs: readonly RugItem[],
  content: Content,
  { language, writtenOf }: Texts = { language: 'en' },
): SearchDocument[] {
  return [
    ...rugs.map((rug) => ofRug(rug, designAddress(rugs, rug), { language, writtenOf })),
    ...content.journal.map(
      ({ slug, title, category, excerpt, tags, image, content: html }): SearchDocument => ({
        id: `article:${slug}`,
        kind: 'article',
        title,
        to: `/journal/${slug}`,
        label: names[language](category),
        words: [excerpt, ...tags, ...headingsIn(html)].join(' '),
        image,
      }),
    ),
    ...PAGE_IDS.map((id) => ({ ...ALL_PAGES[id], ...shopPage(pages[language], id) })).map(
      ({ path, title, description, also }): SearchDocument => ({
        id: `page:${path}`,
        kind: 'page',
        title,
        to: path,
        label: pages[language].page,
        words: [description, also, ...(path === SHOP_PAGES.shipping.path ? countryWords() : [])].join(' '),
      }),
    ),
    {
      id: `page:${SAMPLES_PAGE.path}`,
      kind: 'page',
      title: pages[language].samplesTitle,
      to: SAMPLES_PAGE.path,
      label: pages[language].page,
      words: [pages[language].samplesDescription, SAMPLES_PAGE.also].join(' '),
    },
    {
      id: `page:${ROOM_PLAN_PAGE.path}`,
      kind: 'page',
      title: pages[language].roomPlanTitle,
      to: ROOM_PLAN_PAGE.path,
      label: pages[language].page,
      words: [pages[language].roomPlanDescription, ROOM_PLAN_PAGE.also].join(' '),
    },
    ...content.faq.flatMap(({ title: topic, questions }) =>
      questions.map(({ anchor, question, answer }): SearchDocument => ({
        id: `question:${anchor}`,
        kind: 'question',
        title: question,
        to: `/faq#${anchor}`,
        label: topic,
        words: answer.replaceAll(/<[^<>]+>/g, ' '),
      })),
    ),
  ]
}

function ofRug(rug: RugItem, address: string, { language, writtenOf }: Texts): SearchDocument {
  const nameOf = names[language]
  const palettes = (rug.variants ?? []).map(({ color }) => nameOf(color))
  const { description } = describedIn(rug, address, { language, writtenOf })
  // Whoever writes from right to left may still type a name in Latin letters, and the words of our addresses.
  const english = language === 'en' ? [] : [rug.name, rug.collection]
  return {
    id: `rug:${address}`,
    kind: 'rug',
    title: nameOf(rug.name),
    to: `/product/${address}`,
    label: nameOf(rug.collection),
    words: [rug.code, ...palettes, description, ...english].join(' '),
    categories: [collectionSlug(rug.collection), ...rug.families, ...rug.styles],
    families: Object.fromEntries(
      COLOR_FAMILIES.filter((family) => rug.families.includes(family)).map((family) => [
        family,
        Math.round(100 * familyArea(rug.yarns, family)),
      ]),
    ),
    yarns: rug.yarns.map(({ name, hex, share }) => ({
      names: [name, ...plainColor(hex)]
        .flatMap((each) => (language === 'en' ? [each] : [yarns[language](each), each]))
        .join(' ')
        .toLowerCase(),
      percent: Math.round(share),
    })),
    image: rug.mainImage,
  }
}

/** Country names in English and Arabic, for questions about delivery. */
function countryWords(): string[] {
  const inArabic = new Intl.DisplayNames('ar', { type: 'region' })
  return COUNTRIES.flatMap(({ code, name, shortName, also }) => [
    name,
    shortName,
    also,
    inArabic.of(code) ?? '',
  ])
}

function headingsIn(html: string): string[] {
  const [, ...headings] = html.split(/<h[23][^<>]*>/)
  return headings.map((heading) => heading.split(/<\/h[23]>/, 1)[0] ?? '')
}

/** Greatest CIEDE2000 to a plain colour: oxblood and wine count as maroon, salt rose does not. */
const STILL_CALLED_SO = 10

/** A common name for a yarn's colour, `maroon` for `oxblood`; nothing for one that resembles no plain colour. */
function plainColor(hex: string): readonly string[] {
  const lab = labFromHex(hex)
  const near = PLAIN.map(({ name, lab: plain }) => ({ name, deltaE: deltaE2000(lab, plain) }))
  const nearest = near.reduce((best, one) => (one.deltaE < best.deltaE ? one : best))
  return nearest.deltaE <= STILL_CALLED_SO ? [nearest.name] : []
}

const PLAIN = NAMED_COLORS.map(({ name, hex }) => ({ name, lab: labFromHex(hex) }))
