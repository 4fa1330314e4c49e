import type { Design } from '../../design.ts'
import { bab } from './bab.ts'
import { pearl } from './pearl.ts'

export const minimalist: readonly Design[] = [pearl, bab]
