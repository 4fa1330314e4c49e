/** Screens on which the tools are a sheet over the rug; the stylesheets ask the same. */
const SHEET_SCREEN = '(width < 600px) and (height >= 440px)'

/** Whether the tools are a sheet now, rather than a part of the page. */
export const isSheetScreen = (): boolean => matchMedia(SHEET_SCREEN).matches
