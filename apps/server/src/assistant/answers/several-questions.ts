import type { AssistantReply } from '@nawl/contract/assistant/assistant'

/** Words that a part needs to be a question of its own: "really?" is none. */
const LEAST_WORDS = 3
const MOST_QUESTIONS = 3

/** The questions of a message that asks several: "how long is the warranty? and does it cover moths?"; none where it asks one. */
export function questionsIn(text: string): readonly string[] {
  const asked = text.split(/(?<=[?؟])/u).map((part) => part.trim())
  const questions = asked.filter((part) => /[?؟]$/u.test(part) && part.split(/\s+/u).length >= LEAST_WORDS)
  return questions.length > 1 && questions.length <= MOST_QUESTIONS ? questions : []
}

/** The answers to several questions as one; null unless each is answered, and not by the same text. */
export function answersTogether(replies: readonly AssistantReply[]): AssistantReply | null {
  const [first] = replies
  if (first?.kind !== 'answer' || replies.some(({ kind }) => kind !== 'answer')) return null
  const texts = [...new Set(replies.map(({ text }) => text))]
  return texts.length < replies.length ? null : { ...first, text: texts.join('\n\n') }
}
