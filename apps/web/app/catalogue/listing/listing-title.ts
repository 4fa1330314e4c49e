import * as messages from '@nawl/messages/listing'
import { nameOf } from '@nawl/messages/names'
import { listingTitle as titleIn } from '@nawl/messages/text/listing-title'

/** The title of a listing in the language of the page. */
export const listingTitle = (category?: string): string => titleIn(messages, nameOf, category)
