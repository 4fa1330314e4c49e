import { facts } from '@nawl/messages/by-language/facts'
import { hours } from '@nawl/messages/by-language/hours'
import { retention } from '@nawl/messages/by-language/retention'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import { factsText } from '@nawl/messages/text/facts-text'
import { shopName } from '@nawl/messages/text/shop-name'
import { retentionText } from '@nawl/messages/text/retention-text'

/** Replaces each `{{name}}` by that fact, `{{retention}}` by the retention table, `{{shop}}` by the shop's name. Throws on unknown names. */
export function withFacts(text: string, language: LanguageCode): string {
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => {
    if (name === 'shop') return shopName(language)
    if (name === 'retention') return retentionText(retention[language])
    const known = factsText(facts[language], hours[language], LANGUAGES[language].tag)
    if (!Object.hasOwn(known, name))
      throw new Error(
        `There is no fact "${name}". Those there are: ${Object.keys(known).join(', ')}, retention, shop`,
      )
    return known[name as keyof typeof known]
  })
}
