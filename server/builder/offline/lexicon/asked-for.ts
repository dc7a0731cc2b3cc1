// What the questions of a form are called for short: "the comments" is where people write freely, whatever the question says.
import type { Language } from '#shared/languages.ts'
import type { QuestionKind } from './survey-questions.ts'

export const questionsByWord: readonly { words: Record<Language, RegExp>; kind?: QuestionKind; text?: RegExp }[] = [
  {
    words: {
      en: /^(?:(?:free |open )?comments?(?: box| field| section)?|(?:free|open) text(?: box| field)?|suggestions?(?: box)?|remarks?|anything else)$/iu,
      sv: /^(?:(?:övriga? |fria? )?(?:kommentar(?:en|er|erna)?|synpunkt(?:er|erna)?|förslag(?:en)?)|kommentarsfält(?:et)?|fritext(?:en|fältet|frågan)?|övrigt)$/iu,
      ja: /^(?:ご?(?:意見|感想|要望|コメント)(?:・ご?(?:意見|感想|要望))?(?:欄)?|自由(?:記述|記入|回答)(?:欄)?|備考(?:欄)?|その他(?:欄)?)$/u,
    },
    kind: 'text',
  },
  {
    words: {
      en: /^(?:recommendations?|recommend(?:ing)?(?: us)?|recommend(?:ation)? score|nps)$/iu,
      sv: /^(?:rekommendation(?:en|er)?|att rekommendera(?: oss)?)$/iu,
      ja: /^(?:おすすめ度?|お勧め度?|推奨度?)$/u,
    },
    text: /recommend|rekommendera|(?:すす|勧|薦)め/iu,
  },
  {
    words: {
      en: /^(?:overall|overall rating|satisfaction|general rating|stars?)$/iu,
      sv: /^(?:helhet(?:en|sbetyget)?|nöjdhet(?:en)?|betyg(?:et)?)$/iu,
      ja: /^(?:満足度|総合評価|全体評価)$/u,
    },
    text: /overall|satisfied|how was your|på det hela taget|nöjd|満足/iu,
  },
]
