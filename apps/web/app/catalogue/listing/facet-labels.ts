import type { FacetId } from '@nawl/domain/catalogue/facets'
import * as messages from '@nawl/messages/listing'
import { nameOf } from '@nawl/messages/names'

export const FACET_LABELS: Readonly<Record<FacetId, string>> = {
  color: messages.facetPalette,
  yarns: messages.facetYarns,
  style: messages.facetStyle,
}

const YARN_COUNTS: Readonly<Record<string, string>> = {
  '3-4': messages.yarns34,
  '5-6': messages.yarns56,
  '7-8': messages.yarns78,
}

/** A value of a filter: `3-4` → `3 or 4`, `earth-tones` → `Earth tones`. */
export function valueLabel(value: string): string {
  const words = value.replaceAll('-', ' ')
  return YARN_COUNTS[value] ?? nameOf(words.charAt(0).toUpperCase() + words.slice(1))
}
