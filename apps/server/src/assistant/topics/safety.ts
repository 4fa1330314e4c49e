import type { Topic } from './topic.ts'
import { topicOf } from './topics.ts'

/**
 * Matters in which a wrong answer may hurt somebody: the words by which they are known, whatever else is said, the topics
 * that may answer, and the one that does where the classifier took the question for something else.
 */
const MATTERS: readonly {
  readonly words: RegExp
  readonly answer: string
  /** Absent where any written answer does. */
  readonly fitting?: readonly string[]
}[] = [
  {
    words: /\b(?:epipens?|anaphyla\w*|latex allerg\w*|allerg\w* to latex)\b/,
    answer: 'safety-allergy',
    fitting: ['safety-allergy'],
  },
  {
    words:
      /\b(?:allerg\w*|epipens?|lanolin|inhalers?|bad (?:chest|lungs)|copd|itch\w*|asthma\w*|eczema|hypoallergenic|anaphyla\w*|hives|rash|intoleran\w*|sensitive skin|reacts? to|breath\w* problems?)\b|حساسي|ربو|اكزيما|إكزيما/,
    answer: 'safety-allergy',
    fitting: ['safety-allergy', 'silent-health', 'materials-latex'],
  },
  {
    words:
      /\b(?:flammable|inflammable|fireproof|fire|fires|fireplace|flames?|ignites?|catch fire|burns?|sparks?|embers?)\b|حريق|يحترق|اشتعال|قابل للاشتعال/,
    answer: 'safety-fire',
    fitting: ['safety-fire', 'silent-certificates'],
  },
  {
    words:
      /(?<!\b(?:colou?rs?|sun|yarns?|will|light|lamps?) )\bbleach\b(?! (?:out|in the sun|from the sun))|\b(?:ammonia|chlorine|clorox|enzymes?|enzymatic|(?:use|using|with|spray|sprayed|some|put) vanish|vanish (?:on|spray|powder|foam)|oxi ?clean|peroxide|dettol|acetone|turpentine)\b|كلور|مبيض|مبيّض|أمونيا|امونيا|إنزيم|انزيم/,
    answer: 'safety-cleaners',
    fitting: ['safety-cleaners', 'safety-soda', 'pets-urine', 'place-sun', 'spill-wine', 'warranty-not'],
  },
  {
    words: /\b(?:baking soda|bicarb\w*|vinegar|hot water|boiling water)\b|صودا الخبز|بيكربونات|ماء ساخن/,
    answer: 'safety-soda',
    fitting: ['safety-soda', 'safety-cleaners', 'spill-wine', 'spill-general', 'washing'],
  },
  {
    words:
      /(?<!\b(?:packing|delivery|pay) )\bslip(?:s|ped|ping|pery)?\b(?! (?:a|an|me|us|in|into|it)\b)|\b(?:skids?|anti.?slip|non.?slip|grippy|go flying)\b/,
    answer: 'pad',
    fitting: ['pad', 'advice-layering', 'safety-children', 'materials-backing', 'place-bathroom', 'creases'],
  },
  {
    words:
      /\b(?:bab(?:y|ies)|nurser(?:y|ies)|newborns?|infants?|toddlers?|crawls?|pregnant)\b|رضيع|مولود|حامل/,
    answer: 'safety-children',
  },
]

/** The topic that answers for a matter of safety instead of the one taken for the likeliest; null where that one fits. */
export function safetyTopic(question: string, taken: Topic | null): Topic | null {
  const matter = MATTERS.find(({ words }) => words.test(question))
  const fits = taken !== null && (matter?.fitting?.includes(taken.slug) ?? true)
  if (!matter || fits) return null
  return topicOf(matter.answer)
}
