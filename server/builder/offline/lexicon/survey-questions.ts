// What a survey asks at first, by what it is about: a person changes questions more gladly than facing an empty page. Each
// question in English, Swedish and Japanese; options of a choice are parted by "/". Four topics bring their own, the rest is
// general. The answers of the sample responses stand beside the questions, so that results have something to show.
export const questionKinds = ['text', 'choice', 'several', 'scale', 'yesNo', 'number', 'date'] as const
export type QuestionKind = (typeof questionKinds)[number]

export const surveyTopics = [
  'general',
  'guests',
  'parents',
  'staff',
  'event',
  'product',
  'course',
  'members',
  'visitors',
  'report',
  'signup',
] as const
export type SurveyTopic = (typeof surveyTopics)[number]

type Texts = readonly [en: string, sv: string, ja: string]
const places = { en: 0, sv: 1, ja: 2 } as const
/** Of three texts the one in a language. */
export const textIn = (texts: Texts, language: keyof typeof places): string => texts[places[language]]

export type SampleQuestion = {
  kind: QuestionKind
  text: Texts
  /** of a choice or several, parted by "/" */
  options?: Texts
  /** must be answered */
  required?: true
  /** sample answers to a free text */
  said?: readonly Texts[]
}

const scale = (en: string, sv: string, ja: string): SampleQuestion => ({ kind: 'scale', text: [en, sv, ja] })
const overall = (en: string, sv: string, ja: string): SampleQuestion => ({ ...scale(en, sv, ja), required: true })
const yesNo = (en: string, sv: string, ja: string): SampleQuestion => ({ kind: 'yesNo', text: [en, sv, ja] })
const pick = (kind: 'choice' | 'several', text: Texts, options: Texts): SampleQuestion => ({ kind, text, options })
const open = (text: Texts, ...said: Texts[]): SampleQuestion => ({ kind: 'text', text, said })

export const surveyTitles: Record<SurveyTopic, Texts> = {
  general: ['Survey', 'Enkät', 'アンケート'],
  guests: ['Guest survey', 'Gästenkät', 'ご利用アンケート'],
  parents: ['Parent survey', 'Föräldraenkät', '保護者アンケート'],
  staff: ['Staff survey', 'Medarbetarenkät', '社内アンケート'],
  event: ['Event survey', 'Deltagarenkät', '参加者アンケート'],
  product: ['Customer survey', 'Kundenkät', 'お客様アンケート'],
  course: ['Course evaluation', 'Kursutvärdering', '受講者アンケート'],
  members: ['Member survey', 'Medlemsenkät', '会員アンケート'],
  visitors: ['Visitor survey', 'Besöksenkät', '来場者アンケート'],
  report: ['Report something', 'Anmäl något', '報告する'],
  signup: ['Sign up', 'Anmälan', '申し込み'],
}

/** What is sent in with a form that asks nobody's opinion. */
export const sentNouns: Partial<Record<SurveyTopic, { one: Texts; many: Texts }>> = {
  report: { one: ['Report', 'Anmälan', '報告'], many: ['Reports', 'Anmälningar', '報告一覧'] },
  signup: { one: ['Registration', 'Anmälan', '申し込み'], many: ['Registrations', 'Anmälningar', '申し込み一覧'] },
}

/** Words of a prompt that tell what its survey is about; the first topic that matches is it. */
export const topicWords: readonly (readonly [SurveyTopic, RegExp])[] = [
  [
    'parents',
    /\b(?:parents?|guardians?|preschool|kindergarten|nursery|daycare|school trip|pupils?)\b|föräldra|förskol|dagis|fritids|vårdnadshavar|保護者|保育園|幼稚園|学童|PTA/i,
  ],
  [
    'staff',
    /\b(?:employees?|staff|team|colleagues?|co-?workers?|workplace|pulse|engagement|onboarding|hr)\b|medarbetar|anställda|personal(?:en)?\b|kolleg|arbetsplats|arbetsmiljö|pulsmätning|社内|従業員|社員|職場|スタッフ|ストレスチェック/i,
  ],
  [
    'course',
    /\b(?:students?|class|classes|courses?|lessons?|teachers?|workshops?|trainings?|lectures?|tutors?|seminars?)\b|elever|student|kurs|lektion|utbildning|föreläsning|lärare|workshop|授業|講座|生徒|学生|研修|セミナー|教室|レッスン/i,
  ],
  [
    'guests',
    /\b(?:hotels?|guests?|hostels?|b&b|bed and breakfast|stays?|airbnb|restaurants?|caf[eé]s?|bistros?|diners?|campsites?|resorts?|spas?)\b|hotell|gäst|vandrarhem|restaurang|kafé|vistelse|camping|stuguthyr|ホテル|旅館|民宿|宿泊|レストラン|カフェ|飲食店|ゲスト/i,
  ],
  [
    'event',
    /\b(?:events?|conferences?|weddings?|part(?:y|ies)|festivals?|concerts?|meetups?|fairs?|camps?|trips?|attendees?|participants?|races?|tournaments?)\b|evenemang|konferens|bröllop|fest(?:en)?\b|festival|konsert|mässa|läger|resa(?:n)?\b|deltagar|イベント|会議|結婚式|パーティー|コンサート|ライブ|旅行|参加者|大会/i,
  ],
  [
    'members',
    /\b(?:members?|clubs?|associations?|society|residents?|neighbou?rs?|tenants?|community|volunteers?)\b|medlem|förening|klubb|boende|grann|årsmöte|hyresgäst|volontär|会員|クラブ|住民|自治会|町内会|サークル|ボランティア/i,
  ],
  [
    'visitors',
    /\b(?:websites?|visitors?|libraries|library|museums?|exhibitions?|parks?|patients?|clinics?|dentists?)\b|webbplats|hemsida|besökar|bibliotek|museum|museet|utställning|patient|klinik|tandläkar|来館|来場|図書館|美術館|博物館|患者|クリニック|病院/i,
  ],
  [
    'product',
    /\b(?:products?|customers?|clients?|users?|purchases?|orders?|shops?|stores?|services?|apps?|software|webshop)\b|produkt|kund|användar|köp|butik|tjänst|beställning|商品|製品|お客様|顧客|ユーザー|購入|店舗|サービス/i,
  ],
]

const moreToSay: Texts = [
  'Is there anything else you would like to tell us?',
  'Är det något mer du vill berätta?',
  'そのほか、ご意見・ご感想があればお聞かせください',
]
const recommend = (en: string, sv: string, ja: string) => yesNo(en, sv, ja)

export const surveyQuestions: Record<SurveyTopic, readonly SampleQuestion[]> = {
  general: [
    overall('How satisfied are you overall?', 'Hur nöjd är du på det hela taget?', '全体としてどのくらい満足していますか？'),
    pick(
      'choice',
      ['How did you hear about us?', 'Hur hörde du talas om oss?', '何で知りましたか？'],
      ['A friend/Social media/Search/Passing by', 'En vän/Sociala medier/Sökning/Gick förbi', '友人・知人/SNS/検索/通りがかり'],
    ),
    pick(
      'several',
      ['What matters most to you?', 'Vad är viktigast för dig?', '重視する点は何ですか？（複数選択可）'],
      ['Quality/Price/Service/Speed', 'Kvalitet/Pris/Bemötande/Snabbhet', '品質/価格/対応/速さ'],
    ),
    scale(
      'How easy was it to get what you needed?',
      'Hur lätt var det att få det du behövde?',
      '必要なものはすぐに見つかりましたか？',
    ),
    recommend('Would you recommend us to a friend?', 'Skulle du rekommendera oss till en vän?', '友人に勧めたいと思いますか？'),
    open(
      moreToSay,
      ['Friendly people, and quick too.', 'Trevliga människor, och snabba också.', '対応が早く、感じも良かったです。'],
      ['Longer opening hours would help.', 'Längre öppettider vore bra.', 'もう少し遅くまで開いていると助かります。'],
      ['Keep it up!', 'Fortsätt så!', 'これからも続けてください！'],
    ),
  ],
  guests: [
    overall('How was your visit with us?', 'Hur var ditt besök hos oss?', 'ご滞在・ご利用はいかがでしたか？'),
    scale('How clean and tidy was it?', 'Hur rent och snyggt var det?', '清潔さはいかがでしたか？'),
    scale('How friendly was our staff?', 'Hur trevlig var vår personal?', 'スタッフの対応はいかがでしたか？'),
    pick(
      'choice',
      ['What brought you here?', 'Vad förde dig hit?', 'ご利用の目的は？'],
      ['Holiday/Work/Celebration/Passing through', 'Semester/Arbete/Fest/På genomresa', '観光/仕事/お祝い/途中で立ち寄り'],
    ),
    pick(
      'several',
      ['What did you like most?', 'Vad tyckte du bäst om?', '良かった点を選んでください（複数選択可）'],
      ['Food/Comfort/Location/Quiet/Price', 'Maten/Bekvämligheten/Läget/Lugnet/Priset', '食事/居心地/立地/静かさ/価格'],
    ),
    recommend('Would you come back?', 'Skulle du komma tillbaka?', 'また利用したいと思いますか？'),
    open(
      ['What could we do better?', 'Vad kan vi göra bättre?', '改善してほしい点をお聞かせください'],
      ['Breakfast could start earlier.', 'Frukosten kunde börja tidigare.', '朝食がもう少し早いと嬉しいです。'],
      ['Nothing, it was lovely.', 'Ingenting, det var underbart.', '特にありません。とても快適でした。'],
      ['It was hard to find a place to park.', 'Det var svårt att hitta parkering.', '駐車場が分かりにくかったです。'],
    ),
  ],
  parents: [
    overall('How happy is your child here?', 'Hur väl trivs ditt barn här?', 'お子さまは楽しく過ごせていますか？'),
    scale('How well do we keep you informed?', 'Hur bra informerar vi dig?', 'お知らせや連絡は十分ですか？'),
    pick(
      'choice',
      ['Which group is your child in?', 'Vilken avdelning går ditt barn på?', 'お子さまのクラスは？'],
      ['The youngest/The middle ones/The oldest', 'De yngsta/Mellangruppen/De äldsta', '年少/年中/年長'],
    ),
    pick(
      'several',
      ['What would you like more of?', 'Vad vill du se mer av?', '増やしてほしい活動は？（複数選択可）'],
      [
        'Time outdoors/Music/Crafts/Reading/Trips',
        'Utevistelse/Musik/Skapande/Läsning/Utflykter',
        '外遊び/音楽/工作/読み聞かせ/遠足',
      ],
    ),
    scale('How do you find the food?', 'Vad tycker du om maten?', '給食・おやつはいかがですか？'),
    yesNo('Can you help out at the next outing?', 'Kan du hjälpa till vid nästa utflykt?', '次の行事でお手伝いいただけますか？'),
    open(
      moreToSay,
      [
        'Thank you for taking such good care of her.',
        'Tack för att ni tar så fin hand om henne.',
        'いつも温かく見守ってくださり感謝しています。',
      ],
      [
        'I would like more pictures from the days.',
        'Jag vill gärna se fler bilder från dagarna.',
        '日々の様子の写真がもっと見たいです。',
      ],
      ['Please send the plans a week ahead.', 'Skicka gärna planeringen en vecka innan.', '予定は一週間前に知らせてください。'],
    ),
  ],
  staff: [
    overall('How do you like working here?', 'Hur trivs du på jobbet?', '今の職場で働くことに満足していますか？'),
    scale('How manageable is your workload?', 'Hur rimlig är din arbetsbelastning?', '仕事の量は適切だと感じますか？'),
    scale('How well does your manager support you?', 'Hur bra stöd får du av din chef?', '上司から十分な支援を受けていますか？'),
    pick(
      'choice',
      ['Where do you work most of the time?', 'Var arbetar du mest?', '主な働き方は？'],
      ['At the office/At home/Half and half', 'På kontoret/Hemma/Hälften var', '出社/在宅/半々'],
    ),
    pick(
      'several',
      ['What would make your days better?', 'Vad skulle göra dina dagar bättre?', '改善すると良いと思うものは？（複数選択可）'],
      [
        'Fewer meetings/Clearer goals/Better tools/More training',
        'Färre möten/Tydligare mål/Bättre verktyg/Mer utbildning',
        '会議を減らす/目標を明確に/道具の改善/研修の充実',
      ],
    ),
    recommend(
      'Would you recommend this workplace to a friend?',
      'Skulle du rekommendera arbetsplatsen till en vän?',
      'この職場を友人に勧めたいですか？',
    ),
    open(
      ['What should we change first?', 'Vad borde vi ändra först?', '最初に変えてほしいことは何ですか？'],
      ['Meetings without an agenda.', 'Möten utan dagordning.', '目的のはっきりしない会議を減らしてほしいです。'],
      [
        'More time to finish one thing at a time.',
        'Mer tid att göra klart en sak i taget.',
        '一つの仕事に集中できる時間が欲しいです。',
      ],
      ['The coffee.', 'Kaffet.', '休憩スペースを広くしてほしいです。'],
    ),
  ],
  event: [
    overall('How was it overall?', 'Hur var det på det hela taget?', '全体の満足度を教えてください'),
    scale('How well was it organised?', 'Hur välorganiserat var det?', '運営・進行はいかがでしたか？'),
    scale('How did you like the place?', 'Vad tyckte du om platsen?', '会場はいかがでしたか？'),
    pick(
      'several',
      ['What did you enjoy most?', 'Vad uppskattade du mest?', '良かったものは？（複数選択可）'],
      ['The programme/The people/The food/The music', 'Programmet/Människorna/Maten/Musiken', '内容/人との交流/食事/音楽'],
    ),
    pick(
      'choice',
      ['How long should it be next time?', 'Hur långt bör det vara nästa gång?', '次回の長さは？'],
      ['Shorter/Just as long/Longer', 'Kortare/Lika långt/Längre', '短いほうがよい/同じくらい/長いほうがよい'],
    ),
    yesNo('Will you join us again?', 'Kommer du nästa gång?', '次回も参加したいですか？'),
    open(
      ['What should we do differently?', 'Vad bör vi göra annorlunda?', '次回への要望をお聞かせください'],
      ['More breaks between the talks.', 'Fler pauser mellan passen.', '合間の休憩がもう少し欲しいです。'],
      ['Nothing at all, thank you!', 'Ingenting alls, tack!', '特にありません。ありがとうございました！'],
      ['Better signs at the entrance.', 'Tydligare skyltar vid entrén.', '入口の案内がもっとあると良いです。'],
    ),
  ],
  product: [
    overall('How satisfied are you with us?', 'Hur nöjd är du med oss?', '商品・サービスにどのくらい満足していますか？'),
    scale('How good is the quality?', 'Hur bra är kvaliteten?', '品質はいかがですか？'),
    scale('Is it worth its price?', 'Är det värt sitt pris?', '価格は妥当だと思いますか？'),
    pick(
      'choice',
      ['How often do you use it?', 'Hur ofta använder du det?', 'どのくらい利用していますか？'],
      [
        'Every day/Every week/Now and then/First time',
        'Varje dag/Varje vecka/Då och då/Första gången',
        '毎日/毎週/ときどき/初めて',
      ],
    ),
    pick(
      'several',
      ['Why did you choose it?', 'Varför valde du det?', '選んだ理由は？（複数選択可）'],
      ['Quality/Price/Design/A recommendation', 'Kvalitet/Pris/Design/En rekommendation', '品質/価格/デザイン/人の勧め'],
    ),
    recommend('Would you recommend us to a friend?', 'Skulle du rekommendera oss till en vän?', '友人に勧めたいと思いますか？'),
    open(
      ['What is missing?', 'Vad saknas?', '足りないと感じるものは何ですか？'],
      ['More colours to choose from.', 'Fler färger att välja på.', '色の種類がもっとあると嬉しいです。'],
      ['Faster answers when I write to you.', 'Snabbare svar när jag skriver.', '問い合わせへの返信が早いと助かります。'],
      ['Nothing, I use it all the time.', 'Ingenting, jag använder det jämt.', '特にありません。毎日使っています。'],
    ),
  ],
  course: [
    overall('How did you like the course?', 'Vad tyckte du om kursen?', '授業・講座の満足度を教えてください'),
    scale('How clear was the teaching?', 'Hur tydlig var undervisningen?', '説明は分かりやすかったですか？'),
    pick(
      'choice',
      ['How was the pace?', 'Hur var tempot?', '進む速さはいかがでしたか？'],
      ['Too slow/Just right/Too fast', 'För långsamt/Lagom/För snabbt', '遅い/ちょうどよい/速い'],
    ),
    pick(
      'several',
      ['What helped you learn?', 'Vad hjälpte dig att lära?', '役に立ったものは？（複数選択可）'],
      ['Talks/Exercises/Group work/The material', 'Genomgångar/Övningar/Grupparbete/Materialet', '講義/演習/グループワーク/教材'],
    ),
    scale('How much did you learn?', 'Hur mycket lärde du dig?', 'どのくらい身につきましたか？'),
    recommend('Would you take another course with us?', 'Skulle du gå en kurs till hos oss?', 'また受講したいと思いますか？'),
    open(
      ['What should we change until next time?', 'Vad bör vi ändra till nästa gång?', '次回に向けての要望をお聞かせください'],
      ['More time for the exercises.', 'Mer tid till övningarna.', '演習の時間を増やしてほしいです。'],
      ['Very good examples!', 'Väldigt bra exempel!', '具体例がとても分かりやすかったです！'],
      ['Send the material a day ahead.', 'Skicka materialet dagen innan.', '資料を前日にもらえると助かります。'],
    ),
  ],
  members: [
    overall('How do you like being with us?', 'Hur trivs du hos oss?', '活動にどのくらい満足していますか？'),
    pick(
      'choice',
      ['How often do you take part?', 'Hur ofta är du med?', 'どのくらい参加していますか？'],
      [
        'Every week/Every month/Now and then/Hardly ever',
        'Varje vecka/Varje månad/Ibland/Nästan aldrig',
        '毎週/毎月/ときどき/ほとんどない',
      ],
    ),
    pick(
      'several',
      ['What should there be more of?', 'Vad ska det bli mer av?', '増やしてほしいものは？（複数選択可）'],
      ['Meetings/Outings/Courses/Parties', 'Träffar/Utflykter/Kurser/Fester', '集まり/遠足・旅行/講習/懇親会'],
    ),
    scale('How well do we keep you informed?', 'Hur bra informerar vi dig?', '連絡やお知らせは十分ですか？'),
    yesNo('Can you help out with something?', 'Kan du hjälpa till med något?', '運営のお手伝いは可能ですか？'),
    open(
      ['What should the board think about?', 'Vad bör styrelsen tänka på?', '役員・運営への要望をお聞かせください'],
      ['More activities for the younger ones.', 'Fler aktiviteter för de yngre.', '若い人向けの活動を増やしてほしいです。'],
      ['An earlier start in the evenings.', 'Tidigare start på kvällarna.', '夜の集まりは早めに始めてほしいです。'],
      ['You do a great job.', 'Ni gör ett fint arbete.', 'いつもありがとうございます。'],
    ),
  ],
  report: [
    {
      ...open(
        ['What is wrong?', 'Vad är fel?', 'どのような状況ですか？'],
        ['It has been dark there since Monday.', 'Det har varit mörkt där sedan i måndags.', '月曜日から消えたままです。'],
        ['It is loose and could fall.', 'Den sitter löst och kan ramla.', 'ぐらついていて危ないです。'],
        ['It no longer closes.', 'Den går inte att stänga.', 'きちんと閉まりません。'],
      ),
      required: true,
    },
    open(
      ['Where is it?', 'Var är det?', '場所はどこですか？'],
      ['By the bus stop', 'Vid busshållplatsen', 'バス停のそば'],
      ['At the main entrance', 'Vid huvudentrén', '正面玄関'],
      ['On the second floor', 'På andra våningen', '2階'],
    ),
    pick(
      'choice',
      ['How urgent is it?', 'Hur bråttom är det?', '緊急度はどのくらいですか？'],
      ['Dangerous/Soon/When it suits', 'Farligt/Snart/När det passar', '危険/早めに/急がない'],
    ),
    open(
      ['How can we reach you?', 'Hur når vi dig?', 'ご連絡先'],
      ['kim@example.org', 'kim@example.org', 'kim@example.org'],
      ['robin@example.org', 'robin@example.org', 'robin@example.org'],
    ),
  ],
  signup: [
    {
      ...open(
        ['Your name', 'Ditt namn', 'お名前'],
        ['Kim Berg', 'Kim Berg', '青木 蓮'],
        ['Robin Lind', 'Robin Lind', '森 美咲'],
        ['Alex Holm', 'Alex Holm', '岡田 悠'],
      ),
      required: true,
    },
    open(
      ['Your e-mail or phone', 'E-post eller telefon', 'メールアドレスまたは電話番号'],
      ['kim@example.org', 'kim@example.org', 'kim@example.org'],
      ['robin@example.org', 'robin@example.org', 'robin@example.org'],
    ),
    pick(
      'choice',
      ['How many are you?', 'Hur många är ni?', '人数'],
      ['One/Two/Three/Four or more', 'En/Två/Tre/Fyra eller fler', '1人/2人/3人/4人以上'],
    ),
    open(
      ['Anything we should know?', 'Något vi bör veta?', 'ご要望など'],
      ['I am allergic to nuts.', 'Jag är allergisk mot nötter.', 'ナッツアレルギーがあります。'],
      ['I will arrive a little late.', 'Jag kommer lite senare.', '少し遅れて参加します。'],
    ),
  ],
  visitors: [
    overall('How was your visit?', 'Hur var ditt besök?', 'ご来場・ご利用はいかがでしたか？'),
    scale('How easy was it to find your way?', 'Hur lätt var det att hitta rätt?', '目的のものはすぐに見つかりましたか？'),
    scale('How were you received?', 'Hur blev du bemött?', '応対はいかがでしたか？'),
    pick(
      'choice',
      ['How often do you come?', 'Hur ofta kommer du?', 'どのくらい利用しますか？'],
      [
        'First time/A few times a year/Every month/Every week',
        'Första gången/Några gånger om året/Varje månad/Varje vecka',
        '初めて/年に数回/毎月/毎週',
      ],
    ),
    pick(
      'several',
      ['What did you come for?', 'Vad kom du för?', 'ご利用の目的は？（複数選択可）'],
      [
        'To look around/A certain thing/With the family/Advice',
        'Se mig omkring/En viss sak/Med familjen/Råd',
        '見学/特定の用事/家族で/相談',
      ],
    ),
    recommend('Will you come again?', 'Kommer du igen?', 'また来たいと思いますか？'),
    open(
      moreToSay,
      ['Very helpful people at the desk.', 'Väldigt hjälpsamma i receptionen.', '受付の方がとても親切でした。'],
      ['A bit warm inside.', 'Lite varmt inomhus.', '館内が少し暑かったです。'],
      ['Easy to find, good signs.', 'Lätt att hitta, bra skyltar.', '案内が分かりやすかったです。'],
    ),
  ],
}
