import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { FaqTopic, Policy } from '@nawl/contract/catalogue/site-texts'
import { withFacts } from '@nawl/domain/shop/fact-messages'
import { z } from 'zod'

import { readFrontMatter } from './front-matter.ts'
import { renderSections } from './render-markdown.ts'

const topicFields = z.object({ title: z.string(), place: z.number().int() })
const policyFields = z.object({
  title: z.string(),
  updated: z.string(),
  description: z.string().min(50).max(160),
})

/** The FAQ's topics in tab order. */
export function readFaq(folder: string): readonly FaqTopic[] {
  const topics = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const file = join(folder, name)
      const { fields, body } = readFrontMatter(file, readFileSync(file, 'utf8'), topicFields)
      return { id: name.slice(0, -'.md'.length), ...fields, sections: renderSections(body).sections }
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
export function readPolicy(file: string): Policy {
  const { fields, body } = readFrontMatter(file, readFileSync(file, 'utf8'), policyFields)
  const { introduction, sections } = renderSections(body)
  return {
    title: fields.title,
    updated: withFacts(fields.updated),
    description: withFacts(fields.description),
    introduction,
    sections: sections.map(({ anchor, heading, html }) => ({ anchor, title: heading, text: html })),
  }
}
