import { hourlyLimits, type HourlyLimits } from '../../src/platform/http/limits/hourly-limit.ts'
import { NOW } from '../chaos/shop-app.ts'

/** Hourly limits that count as in the shop until `shut` is called, and then refuse everybody. */
export function shutLimits(): { readonly limits: HourlyLimits; readonly shut: () => void } {
  const counting = hourlyLimits({ now: () => NOW, counts: null, report: () => {} })
  let isShut = false
  const limits: HourlyLimits = (name, most) => {
    const [counted, refused] = [counting(name, most), counting(name, 0)]
    const limit = () => (isShut ? refused : counted)
    return { allows: (caller) => limit().allows(caller), check: (caller) => limit().check(caller) }
  }
  return { limits, shut: () => void (isShut = true) }
}
