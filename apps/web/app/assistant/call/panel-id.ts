/** Of the panel in the page: the badge says that it opens it. */
export const PANEL_ID = 'assistant'
