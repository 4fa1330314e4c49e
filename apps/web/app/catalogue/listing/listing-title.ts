import * as messages from '@nawl/messages/listing'
import { nameOf } from '@nawl/messages/names'
import { listingTitle as titleIn } from '@nawl/messages/text/pages/listing-title'

/** The title of a listing in the language of the page. */
export const listingTitle = (category?: string): string => titleIn(WORDS, nameOf, category)

// Only these two: a namespace given away as a whole is loaded as a whole.
const WORDS = { allRugs: messages.allRugs, titleOf: messages.titleOf }
