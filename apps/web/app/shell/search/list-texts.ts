import * as messages from '@nawl/messages/search'

/** What the rugs of each listing are called, by its address, and what links to them say. */
export type ListTexts = {
  readonly allOfListing: (a: { list: string }) => string
  readonly allOfNarrowed: (a: { list: string; also: string }) => string
  readonly names: Readonly<Record<string, string>>
}

export const LIST_TEXTS: ListTexts = {
  allOfListing: messages.allOfListing,
  allOfNarrowed: messages.allOfNarrowed,
  names: {
    neutral: messages.listNeutral,
    'earth-tones': messages.listEarthTones,
    grey: messages.listGrey,
    blues: messages.listBlues,
    'rich-colors': messages.listRichColors,
    geometric: messages.listGeometric,
    modern: messages.listModern,
    contemporary: messages.listContemporary,
    minimalist: messages.listMinimalist,
    'modern-tribal': messages.listModernTribal,
    'modern-and-contemporary': messages.listModernAndContemporary,
    transitional: messages.listTransitional,
    luxury: messages.listLuxury,
  },
}
