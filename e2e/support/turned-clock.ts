// Preloaded into a test's own shop: moves its clock ahead, so that a test can return days later.
const ahead = Number(process.env['CLOCK_HOURS_AHEAD'] ?? 0) * 3_600_000
const RealDate = Date
const now = () => RealDate.now() + ahead

globalThis.Date = class extends RealDate {
  constructor(...given: readonly unknown[]) {
    super(...((given.length === 0 ? [now()] : given) as [number]))
  }

  static override now = now
} as DateConstructor
