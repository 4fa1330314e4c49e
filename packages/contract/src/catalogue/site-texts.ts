import { z } from 'zod'

/** A topic of the FAQ. */
export const faqTopic = z.object({
  id: z.string(),
  title: z.string(),
  questions: z.array(
    z.object({
      anchor: z.string().meta({ description: 'Part of the page’s address behind #' }),
      question: z.string(),
      answer: z.string().meta({ description: 'Sanitised HTML' }),
    }),
  ),
})
export type FaqTopic = z.infer<typeof faqTopic>

/** The terms or the privacy policy. */
export const policy = z.object({
  title: z.string(),
  updated: z.string().meta({ description: 'Month and year', examples: ['January 2025'] }),
  description: z.string(),
  introduction: z.string().meta({ description: 'Sanitised HTML' }),
  sections: z.array(
    z.object({
      anchor: z.string(),
      title: z.string(),
      text: z.string().meta({ description: 'Sanitised HTML' }),
    }),
  ),
})
export type Policy = z.infer<typeof policy>

export const POLICY_IDS = ['terms', 'privacy-policy'] as const
export type PolicyId = (typeof POLICY_IDS)[number]
