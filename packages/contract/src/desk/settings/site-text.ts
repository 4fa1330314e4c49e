import { z } from 'zod'

import { TEXT_FOLDERS } from './text-folders.ts'

/** A text of the site as it is written: its fields, as the front matter of a file has them, and Markdown. */
export const siteText = z.strictObject({
  fields: z.record(z.string().regex(/^[a-z]{1,20}$/), z.json()),
  body: z.string().max(200_000),
})
export type SiteText = z.infer<typeof siteText>

/** GET /api/desk/texts: every text in every language. */
export const siteTextList = z.object({
  texts: z.array(
    z.object({
      key: z.string().meta({ examples: ['en.faq.care'] }),
      language: z.string(),
      folder: z.enum(TEXT_FOLDERS),
      title: z.string(),
      isEdited: z.boolean(),
      isUpgraded: z.boolean().meta({ description: 'An upgrade brought another since it was edited' }),
      isTranslated: z.boolean().meta({ description: 'Whether the language has a text of its own' }),
      hasDraft: z.boolean(),
    }),
  ),
})
export type SiteTextList = z.infer<typeof siteTextList>

/** POST /api/desk/texts/{key}/preview: the text as a page would show it. */
export const textPreview = z.object({
  html: z.string().meta({ description: 'Sanitised HTML; empty while the text cannot be shown' }),
  problem: z.string().nullable().meta({ description: 'Why it cannot be shown' }),
})
export type TextPreview = z.infer<typeof textPreview>

/** GET /api/desk/facts: what a text or a letter may say between double braces. */
export const textFacts = z.object({
  facts: z.array(
    z.object({
      name: z.string().meta({ examples: ['warrantyYears'] }),
      value: z
        .string()
        .nullable()
        .meta({ description: 'What stands in its place now; null for a whole table' }),
    }),
  ),
})
export type TextFacts = z.infer<typeof textFacts>
