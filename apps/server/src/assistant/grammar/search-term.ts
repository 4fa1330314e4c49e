import { wordSet } from './sentence.ts'

/** Words of a request to find something that are not what is sought. */
const FILLERS = wordSet(
  'a an the w darling honey hon love mate dear sir madam habibi bro eh da theres whichever generally lemme see saw or not whether any some anything something everything nothing one ones thing things stuff rug rugs carpet carpets design designs pattern patterns motif motifs article articles post piece text page site website shop store catalogue journal blog collection find look looking search searching seek hunt hunting after for about on with in it of to that this these those which what who where is are was there do you have has got your me my i we us he she they his her our am like want need would could can may please see show showing shows featuring having give get let into inside up and or but if anywhere somewhere written wrote write read reading any more kind sort type theme themed related inspired based called named type put key word words enter query check check google bit little really just maybe only also else hello hi hey ok okay so um uh well pls thanks thank one two help daughter son wife husband kid kids from all them em not no yes go check whether',
)

/** What a sentence asks to be looked for, at most three words; null where nothing is left. */
export function searchTerm(said: string): string | null {
  const [first = ''] = said.split(/ (?:or|because|since|as my|for my) /)
  const sought = first.split(' ').filter((word) => word !== '' && !FILLERS.has(word))
  return sought.length === 0 || sought.length > 4 ? null : sought.slice(0, 3).join(' ')
}
