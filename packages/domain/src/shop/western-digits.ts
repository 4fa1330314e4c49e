/** Arabic and Persian digits and marks as Western ones: `٢٫٤` as `2.4`. */
export function westernDigits(text: string): string {
  return text
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
    .replaceAll('٫', '.')
    .replaceAll('٬', '')
    .replaceAll('،', ',')
}
