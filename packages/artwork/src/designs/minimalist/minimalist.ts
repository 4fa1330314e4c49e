import type { Design } from '../../design.ts'
import { bab } from './bab.ts'
import { eclipseMinimalist } from './eclipse-minimalist.ts'
import { hasa } from './hasa.ts'
import { interval } from './interval.ts'
import { itar } from './itar.ts'
import { jazr } from './jazr.ts'
import { pearl } from './pearl.ts'
import { sabkha } from './sabkha.ts'
import { simsim } from './simsim.ts'
import { ufuq } from './ufuq.ts'

export const minimalist: readonly Design[] = [
  pearl,
  sabkha,
  ufuq,
  hasa,
  itar,
  jazr,
  simsim,
  interval,
  bab,
  eclipseMinimalist,
]
