import { LANGUAGE } from '@nawl/messages/language'
import type { FaqTopic } from '@nawl/contract/catalogue/site-texts'
import type { FAQPage, WithContext } from 'schema-dts'

/** The FAQ as schema.org data. */
export function faqData(topics: readonly FaqTopic[], publicUrl: string): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    url: `${publicUrl}${LANGUAGE.prefix}/faq`,
    mainEntity: topics.flatMap(({ questions }) =>
      questions.map(({ anchor, question, answer }) => ({
        '@type': 'Question' as const,
        name: question,
        url: `${publicUrl}${LANGUAGE.prefix}/faq#${anchor}`,
        acceptedAnswer: { '@type': 'Answer' as const, text: answer },
      })),
    ),
  }
}
