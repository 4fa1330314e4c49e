import type { Design } from '../../design.ts'
import { atlas } from './atlas.ts'
import { konya } from './konya.ts'

export const modernTribal: readonly Design[] = [atlas, konya]
