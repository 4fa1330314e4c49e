import type { Design } from '../../design.ts'
import { eclipse } from './eclipse.ts'
import { stratta } from './stratta.ts'

export const modern: readonly Design[] = [eclipse, stratta]
