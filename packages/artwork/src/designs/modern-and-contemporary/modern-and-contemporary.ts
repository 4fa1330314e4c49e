import type { Design } from '../../design.ts'
import { areesh } from './areesh.ts'
import { ariaModernAndContemporary } from './aria-modern-and-contemporary.ts'
import { boro } from './boro.ts'
import { breccia } from './breccia.ts'
import { falaj } from './falaj.ts'
import { hajar } from './hajar.ts'
import { pearlModernAndContemporary } from './pearl-modern-and-contemporary.ts'
import { qamariya } from './qamariya.ts'
import { souk } from './souk.ts'
import { strattaModernAndContemporary } from './stratta-modern-and-contemporary.ts'

export const modernAndContemporary: readonly Design[] = [
  falaj,
  areesh,
  breccia,
  souk,
  qamariya,
  hajar,
  boro,
  ariaModernAndContemporary,
  pearlModernAndContemporary,
  strattaModernAndContemporary,
]
