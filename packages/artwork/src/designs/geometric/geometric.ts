import type { Design } from '../../design.ts'
import { mizan } from './mizan.ts'
import { onyx } from './onyx.ts'

export const geometric: readonly Design[] = [onyx, mizan]
