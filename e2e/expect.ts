import { expect as english } from '@playwright/test'

import { arabicExpect } from './in-arabic/arabic-expect.ts'
import { IN_ARABIC } from './in-arabic/in-arabic.ts'

/** Playwright's expectations, in the language of the run. */
export const expect = IN_ARABIC ? arabicExpect(english) : english
