/** Screens on which the tools are a bottom sheet; the stylesheets use the same query. */
const SHEET_SCREEN = '(width < 600px) and (height >= 440px)'

/** Whether the tools are a bottom sheet now, rather than a part of the page. */
export const isSheetScreen = (): boolean => matchMedia(SHEET_SCREEN).matches
