import type { Design } from '../../design.ts'
import { aria } from './aria.ts'
import { liwa } from './liwa.ts'

export const contemporary: readonly Design[] = [aria, liwa]
