import * as messages from '@nawl/messages/site-texts'

/** What the desk calls a page whose sentences can be changed. */
export const pageName = (page: string): string =>
  messages.pageName({ page: page === 'below-studio' ? 'belowStudio' : page })
