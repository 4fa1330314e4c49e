import { type Reading, type Scene, slackFor } from './reading.ts'
import { type Sentence, strangers, wordSet } from './sentence.ts'

type Rule = {
  readonly tool: 'undo' | 'reset' | 'shuffle'
  readonly says: RegExp
  readonly with: ReadonlySet<string>
}

const THINGS =
  'rug carpet design pattern color colour colors colours palette yarn yarns wool everything changes change step steps edit edits action move studio'

/** The studio's buttons, widest effect first: "undo everything" is a reset. */
const RULES: readonly Rule[] = [
  {
    tool: 'reset',
    says: /\b(?:reset|start(?:ing)? (?:over|again|afresh|anew|from)|from (?:scratch|zero|the (?:start|beginning))|begin(?:ning)? again|(?:in|at) the beginning|at (?:first|the start)|initial(?:ly)?|first version|(?:as|how|like) (?:it|they) (?:came|comes)|(?:how|as|like|what) (?:the |your )?(?:designer|artist|maker)s? (?:had|has|made|drew|designed|meant|intended)|originals?|originally|as (?:it was )?(?:drawn|designed|delivered)|how (?:it|the rug) was (?:drawn|designed|made)|(?:undo|revert|clear|remove|take out|discard|drop|scrap|forget|cancel|delete|wipe|throw away) (?:it all|all|every\w*|my (?:changes|colou?rs|yarns)|the changes|them all)|back to (?:the )?(?:start|beginning|defaults?|first)|restore|defaults?|factory)\b/,
    with: wordSet(
      `initial initially came looked reset zero begin again start starting over again afresh anew from scratch beginning original originals originally as was were drawn designed delivered undo revert clear remove discard drop scrap forget cancel delete wipe throw away back return returning restore restored default defaults factory settings version first how came comes designer artist maker had has drew meant intended mess right proper bring take put give like made done did show ${THINGS}`,
    ),
  },
  {
    tool: 'undo',
    says: /\b(?:undo|undone|the way it (?:was|looked)|(?:it|that) was (?:nicer|better|prettier)|better before|revert|go back|step back|one step|1 step|take (?:that|it|this) back|put (?:that|it|this) back|turn (?:that|it) back|change (?:that|it) back|back to (?:how|what|the way) it was|(?:the )?previous (?:colou?rs?|version|one|state|step)|(?:last|latest) (?:change|step|edit|colou?r|thing|one|action|move)|(?:cancel|scratch|forget|reverse) (?:that|this|it)|as it was|before (?:that|this)|how it was|was better|(?:liked|preferred|like) (?:it|that|the one|the last one)?(?: \w+)? ?before|ctrl z|control z|back)\b/,
    with: wordSet(
      `undo undone revert reverse go back step take put turn last latest previous prior earlier was were did done made how what way before cancel scratch forget oops wrong mistake by accident better version state return restore wait never mind liked like 1 just had bring ctrl control z only ${THINGS}`,
    ),
  },
  {
    tool: 'shuffle',
    says: /\b(?:shuffle|surprise me|random\w*|mix(?:ed)?|jumble|scramble|remix|(?:other|different|new|another|fresh|next|alternative) (?:set of )?(?:colou?rs?|palette|combination|combo|yarns|scheme|mix|version|variation|idea|look)s?|roll the dice|inspire|shake (?:it|them|things|the colou?rs) up|(?:something|anything) (?:random|new|different)|change all (?:of )?the colou?rs|you (?:choose|pick|decide)|what else (?:could|can)|(?:pick|choose) (?:some )?colou?rs|spin|(?:any|whatever) colou?rs (?:you|u)|something else|(?:play|mess|fiddle) (?:around )?with the colou?rs|(?:suggest|propose) (?:me )?(?:some |other |different )?colou?rs|(?:pick|choose) (?:the )?colou?rs for)\b/,
    with: wordSet(
      `shuffle surprise random randomly randomise randomize mix mixed up jumble scramble remix other different new another fresh next alternative set combination combo scheme mix version variation idea ideas look roll dice inspire shake things something anything all decide else could look like pick fancy any whatever others what left is the rest remaining give go spin choose play mess fiddle propose some try show give see suggest around again once time about how ${THINGS}`,
    ),
  },
]

/** "Back" in the sense of returning a rug or of personal data, and of pages. */
const OTHER_BACK =
  /\bif\b|\babout me\b|\b(?:order|data|account|catalogue|catalog|english|arabic|page|shape|oblong|rectangle|home|shop)\b/
/** "Can I undo?" asks whether it is possible. */
const ASKS_WHETHER =
  /^(?:\w+ )?(?:can|could|may|might) (?:i|we|you) (?:also |then |still |always )?(?:undo|reset|shuffle|revert|go back|start over|randomi[sz]e)(?: (?:a step|steps|changes|things|the last change|colou?rs|my changes|later))?$/

/** Undo, reset and shuffle. */
export function readStudioCommand(
  { bare, corrected, isQuestion }: Sentence,
  scene: Scene,
): readonly Reading[] {
  if ((isQuestion && !/^how about\b/.test(bare)) || OTHER_BACK.test(bare)) return []
  if (ASKS_WHETHER.test(corrected) && !/^(?:\w+ )?(?:can|could) you\b/.test(corrected)) return []
  const rule = RULES.find(
    ({ tool, says, with: known }) =>
      says.test(bare) && strangers(bare, known) <= Math.min(slackFor(tool, scene), 6),
  )
  return rule ? [{ call: { tool: rule.tool, args: {} } }] : []
}
