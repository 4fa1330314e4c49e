/** The page of a yarn's wool. */
export const ledgerPath = (code: string): string => `/desk/yarn/${encodeURIComponent(code)}`

/** Where the API has a yarn's wool. */
export const ledgerAddress = (code: string): string => `/api/desk/yarn/${encodeURIComponent(code)}`
