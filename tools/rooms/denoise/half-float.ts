/** The value of an IEEE 754 half-precision number; infinities and NaN do not occur in our files. */
export function halfFloat(bits: number): number {
  const sign = bits >> 15 ? -1 : 1
  const exponent = (bits >> 10) & 31
  const fraction = bits & 1023
  return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
}
