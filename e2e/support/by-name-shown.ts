import { names } from '@nawl/messages/by-language/names'

import { IN_ARABIC } from '../in-arabic/in-arabic.ts'

const LANGUAGE = IN_ARABIC ? 'ar' : 'en'

/** Orders English names of rugs by the names that the page shows, in the language of the run. */
export const byNameShown = (a: string, b: string): number =>
  names[LANGUAGE](a).localeCompare(names[LANGUAGE](b), LANGUAGE)
