/** Id of the panel, for the badge's `aria-controls`. */
export const PANEL_ID = 'assistant'
