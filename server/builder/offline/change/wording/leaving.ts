// How people say that nothing is to be done after all.
import type { Language } from '#shared/languages.ts'

/** "…, but we have never needed that. Leave it as it is." */
export const leavesAll: Record<Language, RegExp> = {
  en: /(?:^|[.!?]\s+|, so )(?:so |just |please |actually |then )*(?:(?:leave|keep) (?:it|everything|all|things) (?:all )?(?:just )?(?:as (?:it|they) (?:is|are|was|were)|the way (?:it|they) (?:is|are))|forget (?:it|about it|that|i asked)|never ?mind|don['’]t change anything)(?: please| then)?[.!]*$/i,
  sv: /(?:^|[.!?]\s+|, så )(?:så |bara |snälla )*(?:låt (?:det|allt) (?:vara|stå)(?: som det är)?|(?:behåll|lämna) (?:det|allt) som det är|strunta i (?:det|allt)|glöm det|ändra (?:inget|ingenting))(?: tack)?[.!]*$/iu,
  ja: /(?:^|[。！？]|、)(?:やっぱり、?|とりあえず)?(?:そのまま|今のまま|いまのまま|このまま|元のまま|もとのまま|現状のまま)(?:で|に)(?:いい|良い|大丈夫|結構|お願いします|しておいて(?:ください)?|けっこう)(?:です|よ)?[。！]*$|(?:^|[。！？])(?:何も)?変え(?:ないで|なくて)(?:いい|ください|大丈夫)(?:です)?[。！]*$/u,
}
