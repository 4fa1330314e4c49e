/** Whether a message means yes or no, in English or Arabic; null if it means something else. */
export function yesOrNo(text: string): boolean | null {
  const words = text
    .toLowerCase()
    .replaceAll(/[^a-z'\p{Script=Arabic} ]/gu, ' ')
    .trim()
  if (YES.test(words)) return true
  return NO.test(words) ? false : null
}

// Not \b, which knows Latin letters only.
const YES =
  /^(?:yes|yeah|yep|yup|sure|ok|okay|please do|do it|do that|go ahead|of course|that's right|نعم|أجل|اجل|بلى|موافق|حسنا|تمام|أكيد|اكيد|إي|اي|إيه|ايه|أيوه|ايوه|أيوا|ايوا|طيب|ماشي|زين|أوكي|اوكي|na3am|aywa|eywa|tamam)(?![\p{L}\p{M}])/u
const NO =
  /^(?:no|nope|nah|don't|do not|never mind|leave it|cancel|stop|لا|لأ|كلا|مو|مش|بلاش|خلاص|la2?|إلغاء|الغاء|توقف)(?![\p{L}\p{M}])/u
