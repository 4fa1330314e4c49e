import type { Design } from '../../design.ts'
import { ariaModernAndContemporary } from './aria-modern-and-contemporary.ts'
import { breccia } from './breccia.ts'

export const modernAndContemporary: readonly Design[] = [ariaModernAndContemporary, breccia]
