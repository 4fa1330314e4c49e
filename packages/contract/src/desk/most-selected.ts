/** What one press may select, change or export by name. Pages import it from here, because they load no schemas. */
export const MOST_SELECTED = 500
