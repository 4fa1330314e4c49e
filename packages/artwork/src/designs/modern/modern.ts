import type { Design } from '../../design.ts'
import { badr } from './badr.ts'
import { brise } from './brise.ts'
import { eclipse } from './eclipse.ts'
import { heddle } from './heddle.ts'
import { jazira } from './jazira.ts'
import { lateen } from './lateen.ts'
import { reef } from './reef.ts'
import { sirb } from './sirb.ts'
import { stratta } from './stratta.ts'
import { syncope } from './syncope.ts'

export const modern: readonly Design[] = [
  eclipse,
  reef,
  lateen,
  syncope,
  heddle,
  badr,
  brise,
  jazira,
  stratta,
  sirb,
]
