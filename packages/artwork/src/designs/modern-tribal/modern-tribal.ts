import type { Design } from '../../design.ts'
import { atlas } from './atlas.ts'
import { azilal } from './azilal.ts'
import { barq } from './barq.ts'
import { bogolan } from './bogolan.ts'
import { kasai } from './kasai.ts'
import { khayma } from './khayma.ts'
import { konya } from './konya.ts'
import { pasture } from './pasture.ts'
import { sadu } from './sadu.ts'
import { surood } from './surood.ts'

export const modernTribal: readonly Design[] = [
  atlas,
  sadu,
  konya,
  pasture,
  azilal,
  bogolan,
  kasai,
  barq,
  khayma,
  surood,
]
