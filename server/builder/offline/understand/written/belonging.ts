// Whose a record is, told as a sentence: "Tasks belong to a wedding and have a due date", "Varje besiktning gäller en kupa och har datum" have it
// as their first field; and a record that "should be logged with date" has what it is logged with.
import type { Language } from '#shared/languages.ts'
import type { Form } from './who-does-when.ts'

const belongs =
  '(?:belongs?|is (?:linked|tied|connected|assigned|attached)|are (?:linked|tied|connected|assigned|attached)|refers?|relates?) to|(?:is|are) (?:enrolled|registered|placed) (?:in|on|at|with)|concerns?|(?:is|are) about|(?:is|are) (?:made |done )?(?:for|on|at)'
const hör =
  '(?:gäller|tillhör|avser|rör|hör till|hör ihop med|(?:är |blir )?(?:kopplas|kopplad|kopplat|kopplade|knyts|knuten|knutet|knutna) till|(?:görs|sker|utförs) (?:för|på|hos|åt)|är (?:hos|åt|för|av))'

export const belongingForms: Record<Language, readonly Form[]> = {
  en: [
    [
      new RegExp(
        String.raw`(?<=^|[.!?\n;]\s*)(?<list>(?:each |every |an? )?\p{L}{3,}(?: \p{L}{3,})?) (?:${belongs}) (?:an?|one|exactly one|the) (?<owner>\p{L}{3,}),?(?: and(?: (?:it|they))?| which| that)? (?<has>has|have|with) (?=\p{L})`,
        'giu',
      ),
      ({ list, owner, has }) => `${list} ${has === 'with' ? 'has' : has} ${owner}, `,
    ],
    [
      new RegExp(
        String.raw`(?<=^|[.!?\n;]\s*)(?<list>(?:each |every )\p{L}{3,}|\p{L}{3,}s) (?:belongs? to|(?:is|are) (?:linked to|assigned to|enrolled in|registered for|(?<=each \p{L}+ is )(?:in|at|on|of|for))) (?:an?|one|exactly one) (?<owner>\p{L}{3,})(?=\s*(?:[.!\n]|$))`,
        'giu',
      ),
      ({ list, owner }) => `${list} ${/^(?:each|every) /i.test(list!) ? 'has' : 'have'} ${owner}`,
    ],
    // "A visit is for a pet: date, vet", "Each task is in a room and has a contractor"
    [
      new RegExp(
        String.raw`(?<=^|[.!?\n;]\s*)(?<list>(?:each|every|an?|one) \p{L}{3,}) (?:${belongs}|(?:is|are) of) (?:an?|one|exactly one|the) (?<owner>\p{L}{3,})(?::|,) (?=\p{L}[^.!?\n]*,)`,
        'giu',
      ),
      ({ list, owner }) => `${list} has ${owner}, `,
    ],
    [
      /(?<=^|[.!?\n;]\s*)(?<list>(?:each|every) \p{L}{3,}) (?:is|takes place|happens) (?:in|at|on|with|of) (?:an?|one) (?<owner>\p{L}{3,}),? and has (?=\p{L})/giu,
      ({ list, owner }) => `${list} has ${owner}, `,
    ],
    [
      /(?<=^|[.!?\n;]\s*)(?<list>(?:each|every) \p{L}{3,}(?: \p{L}{3,})?) (?:should|must|is to|needs? to|will|has to) be (?:logged|noted|recorded|written down|registered|entered|saved|documented) with (?=\p{L})/giu,
      ({ list }) => `${list} has `,
    ],
  ],
  sv: [
    [
      new RegExp(
        String.raw`(?<=^|[.!?\n;]\s*)(?<list>(?:varje |en |ett )?\p{L}{3,}) ${hör} (?:en|ett) (?<owner>\p{L}{3,}),?(?: och(?: den| det| de)?| som| samt)? (?:ska ha|skall ha|bör ha|har|med|innehåller) (?=\p{L})`,
        'giu',
      ),
      ({ list, owner }) => `${list} har ${owner}, `,
    ],
    [
      new RegExp(
        String.raw`(?<=^|[.!?\n;]\s*)(?<list>varje \p{L}{3,}|\p{L}{3,}(?:ar|er|or|na)) ${hör} (?:en|ett) (?<owner>\p{L}{3,})(?=\s*(?:[.!\n]|$))`,
        'giu',
      ),
      ({ list, owner }) => `${list} har ${owner}`,
    ],
    [
      new RegExp(
        String.raw`(?<=^|[.!?\n;]\s*)(?<list>varje \p{L}{3,}) ${hör} (?:en|ett) (?<owner>\p{L}{3,})(?::|,) (?=\p{L}[^.!?\n]*(?:,| och ))`,
        'giu',
      ),
      ({ list, owner }) => `${list} har ${owner}, `,
    ],
    [
      /(?<=^|[.!?\n;]\s*)(?<list>varje \p{L}{3,}) (?:ska|skall|bör|måste|behöver|får) (?:antecknas|noteras|registreras|loggas|skrivas (?:upp|ned|ner|in)|sparas|dokumenteras|föras in) med (?=\p{L})/giu,
      ({ list }) => `${list} har `,
    ],
  ],
  ja: [
    // 月謝は生徒ごとに金額と入金済みか
    [
      /(?<=^|[。\n]\s*)(?<list>[\p{Script=Han}\p{Script=Katakana}ー]{1,10})は(?<owner>[\p{Script=Han}\p{Script=Katakana}ー]{1,10})(?:ごと|毎)に、?(?=[^。\n]*[、と])/gu,
      ({ list, owner }) => `${list}は${owner}、`,
    ],
    // 作品（誰の作品か）
    [
      /(?<=[、（(])誰の(?:作品|もの|物|持ち物|所有物?|車|自転車|ペット|犬|猫|馬|荷物|楽器|衣装|道具|本|器)か(?=[、。）)])/gu,
      () => '持ち主',
    ],
    [
      /(?<=^|[。\n]\s*)(?<list>[\p{Script=Han}\p{Script=Katakana}ー]{1,10})は(?<owner>[\p{Script=Han}\p{Script=Katakana}ー]{1,10})に(?:紐づ|ひもづ|紐付)(?:いて|き|け(?:て|られ))[^、。\n]{0,4}、/gu,
      ({ list, owner }) => `${list}は${owner}、`,
    ],
  ],
}
