import { basename } from 'node:path'

import type { FaqTopic, Policy } from '@nawl/contract/catalogue/site-texts'
import type { LanguageCode } from '@nawl/messages/languages'
import { z } from 'zod'

import { readFrontMatter } from './front-matter.ts'
import { renderSections, type Section } from './render-markdown.ts'
import { type RenderOnce, renderAnew } from './text-memory.ts'
import { withFacts } from './with-facts.ts'
import { readText, type TextFile, type TextSource, textsIn } from './text-source.ts'

/** The fields of a topic. */
export const topicFields = z.object({ title: z.string(), place: z.number().int() })
/** The fields of a policy. */
export const policyFields = z.object({
  title: z.string(),
  updated: z.string(),
  description: z.string().min(50).max(160),
})

/** The FAQ's topics in tab order. */
export function readFaq(source: TextSource, renderOnce: RenderOnce): readonly FaqTopic[] {
  const topics = textsIn(source, 'faq').map((path) => {
    const file = readText(source, path)
    return renderOnce(file, () => {
      const { fields, body } = readFrontMatter(file.file, file.text, topicFields)
      const { sections } = renderSections(body, source.language)
      return { id: basename(path, '.md'), ...fields, sections: withAnchorsOf(file.english, sections) }
    })
  })
  return topics
    .toSorted((p, q) => p.place - q.place)
    .map(({ id, title, sections }) => ({
      id,
      title,
      questions: sections.map(({ anchor, heading, html }) => ({ anchor, question: heading, answer: html })),
    }))
}

/** Reads the terms or the privacy policy. */
export function readPolicy(source: TextSource, path: string, renderOnce: RenderOnce = renderAnew): Policy {
  const file = readText(source, path)
  return renderOnce(file, () => renderPolicy(file, source.language))
}

function renderPolicy({ file, text, english }: TextFile, language: LanguageCode): Policy {
  const { fields, body } = readFrontMatter(file, text, policyFields)
  const { introduction, sections: own } = renderSections(body, language)
  const sections = withAnchorsOf(english, own)
  return {
    title: fields.title,
    updated: withFacts(fields.updated, language),
    description: withFacts(fields.description, language),
    introduction,
    sections: sections.map(({ anchor, heading, html }) => ({ anchor, title: heading, text: html })),
  }
}

/**
 * Links to a section work in every language: a translation's sections have the anchors of the English ones. One that owners
 * have added to or taken from has those of its own, since nothing tells which section is the translation of which.
 */
function withAnchorsOf(english: string, sections: readonly Section[]): readonly Section[] {
  const originals = renderSections(english, 'en').sections
  const isParallel = originals.length === sections.length
  return sections.map((section, at) => ({
    ...section,
    anchor: (isParallel && originals[at]?.anchor) || section.anchor || `section-${at + 1}`,
  }))
}
