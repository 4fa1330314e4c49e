/** Median milliseconds of a call after a warm-up; the first calls pay for compilation. */
export async function medianMs(call: () => unknown, runs = 15, warmUp = 4): Promise<number> {
  const times: number[] = []
  for (let run = -warmUp; run < runs; run++) {
    const start = performance.now()
    await call()
    if (run >= 0) times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)[runs >> 1] ?? Number.NaN
}
