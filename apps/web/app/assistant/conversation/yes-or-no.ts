/** Whether a message means yes or no; null if it means something else. */
export function yesOrNo(text: string): boolean | null {
  const words = text
    .toLowerCase()
    .replaceAll(/[^a-z' ]/g, ' ')
    .trim()
  if (
    /^(?:yes|yeah|yep|yup|sure|ok|okay|please do|do it|do that|go ahead|of course|that's right)\b/.test(words)
  )
    return true
  if (/^(?:no|nope|nah|don't|do not|never mind|leave it|cancel|stop)\b/.test(words)) return false
  return null
}
