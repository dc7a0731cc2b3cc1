// "Put it back", "that was wrong", "no, I meant the dogs", "bring back the weight": what was done before is not known here, so the answer says
// where it can be taken back; what is named is added again, under the id that its values were stored with.
import type { ProjectModel } from '../../model.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { bare, readingsIn, resolveField, resolveThing } from '../resolve.ts'
import { tells } from '../reading.ts'
import { type Saying, saying, type Told } from './saying.ts'

const it = String.raw`(?:it|that|this|them|those|these|everything|all of (?:it|that)|(?:the |that |my )?(?:last|latest|previous|recent) (?:change|thing|one|edit|step)s?|what you (?:just )?did|the change|that change|this change)`
const undo = () => tells(changeSays.undo.en, 'kept')

/** What is named and is no longer there. */
function again(model: ProjectModel, said: string): Told {
  const name = bare(said).replace(/ (?:field|column|list|page|screen)$/i, '')
  if (resolveField(model, name, 'en') ?? resolveThing(model, name, 'en')) return undo()
  if (/ (?:list|page|screen)$/i.test(said)) return undo()
  return readingsIn(name, 'en').some(({ kind }) => kind === 'field') ? [`add ${name}`] : [`add a field called ${name}`]
}

export const backEn: readonly Saying[] = [
  [
    saying`^(?:(?:no|oops|sorry|hm+|wait|actually|oh no|oh|nah|nope|on second thought),? )*(?:(?:can|could) you |please )?(?:(?:scratch|reverse|un-?do|revert|restore|forget|cancel|drop|nix|take back|roll back|rollback) ${it}|(?:put|change|turn|take|get|bring|switch|set|roll|have|give me) ${it} back(?: (?:again|how it was|the way it was|to (?:what|how) it was|as it was|in))*|(?:go|change|switch) back(?: (?:to .+))?|back (?:to )?(?:how|what|the way) it was(?: before)?|(?:i )?(?:want|liked|preferred|prefer|need) (?:it )?(?:the old (?:one|version|way)|(?:back )?(?:how|as|the way) it was(?: before)?|it back)|it was better before|(?:that|this|it) (?:was|is|'s) (?:(?:all |not |completely |totally )?(?:wrong|right|a mistake|what i (?:meant|wanted|asked(?: for)?)|better before|worse(?: now)?)|isn't what i (?:meant|wanted))|(?:that|this) (?:wasn't|isn't) (?:right|what i (?:meant|wanted|asked(?: for)?))|(?:not|never) what i (?:meant|wanted|asked(?: for)?)|wrong (?:one|list|field|place|thing|way)|i didn't (?:mean|want|ask for) (?:that|this|it)|never ?mind(?: (?:that|it))?)$`,
    undo,
  ],
  [
    saying`^(?:(?:no|oops|sorry|hm+|wait|actually|oh no|oh|on second thought),? )*(?:(?:can|could) (?:you|i|we) |please |i (?:do )?(?:want|need) |we (?:do )?(?:want|need) |(?:i|we) would like )*(?:(?:bring|put|get|take|add|have) )?(?:back (?:the |that |my )?(?<one>\p{L}+(?: \p{L}+)?)|(?:the |that |my )(?<two>\p{L}+(?: \p{L}+)?) back(?: (?:again|in|please))*)$`,
    (model, { one, two }, text) =>
      /\b(?:date|day|due|button|by|on|from|is|are|was)\b/i.test((one ?? two)!) && !/^(?:.* )?(?:bring|put|get|take)\b/i.test(text)
        ? null
        : again(model, (one ?? two)!),
  ],
  // "no, I meant the dogs": of what, nobody knows
  [
    saying`^(?:(?:no|nope|oops|sorry|wait|actually|oh|ah),? )+(?:but )?i meant? (?:the |for the |on the |in the |to the )?(?<what>[^,.;]{2,40})$`,
    (_model, { what }) => (/\bnot\b/i.test(what!) ? null : tells(changeSays.meantWhat.en(what!))),
  ],
]
