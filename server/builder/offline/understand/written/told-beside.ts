// What a description names beside what is kept, as the plain words that say the same: who is no friend of computers, what is not needed yet,
// what people sell for example, "the competitions themselves"; and the fields that one list has as another does.
import type { Language } from '#shared/languages.ts'
import { plural, singular, swedishIndefinite } from '../../lexicon/inflect.ts'
import type { Form } from './who-does-when.ts'

const nothing = () => ''
/** Up to the end of the clause. */
const rest = String.raw`[^,.;:!?\n]`
/** What people do with things of which a few are named, though none is written down for it. */
const handled =
  'sells?|make|makes|bring|brings|lend|lends|enter|enters|offers?|fix|fixes|repairs?|stocks?|handles?|swaps?|donates?|carry|carries|hire out|rent out|find|finds|leave|leaves|drop off'

export const toldBeside: Record<Language, readonly Form[]> = {
  en: [
    // "Cameras, lenses, tripods etc." alone in a sentence: some of what was named before
    [
      new RegExp(
        String.raw`(?<=[^.!?\n]{12,}[.!?\n] *)${rest}{3,30}(?:, ${rest}{3,30}){1,6},? (?:and so on|etc|and the like|and such|and all that)(?:\.|(?=\s*(?:[!?\n]|$)))`,
        'giu',
      ),
      nothing,
    ],
    // "one of the carers doesn't get on with computers"
    [
      /\b(?:get(?:s|ting)? on (?:well )?with|(?:good|great|confident|comfortable|familiar|hopeless|bad|useless|brilliant|handy|clever|happy) (?:with|at|on)|used to|afraid of|scared of|wary of|hates?|dislikes?|likes?|understands?|trusts?|struggles? with) (?:computers?|technology|tech|gadgets|smartphones|apps|spreadsheets)\b/giu,
      nothing,
    ],
    // "we don't need anything with customers yet"
    [
      new RegExp(
        String.raw`(?<=^|[.,;!?\n]\s*)(?:(?:and|but|so) )?(?:(?:i|we) )?(?:do(?:n['’]?t| not)|wo(?:n['’]?t| not)) (?:really |actually )?(?:need|want) (?:anything|any lists?|a list|stuff|records|details) (?:with|for|about|of|on|around) ${rest}{3,40}`,
        'giu',
      ),
      nothing,
    ],
    // "people enter things like chutney, marrows and drawings"
    [
      new RegExp(
        String.raw`(?<=\b(?:${handled}) )(?:in )?(?:things|stuff|items|bits and pieces) (?:like|such as) (?:${rest}{2,30}, ){1,5}?(?:and |or )?${rest}{2,30}? (?:and|or) ${rest}{2,30}(?=[,.;!?\n]|$)`,
        'giu',
      ),
      nothing,
    ],
    // "each nurse carries dressings, syringes, gloves and so on", "I lose the message"
    [
      new RegExp(
        String.raw`(?<=\b(?:${handled}) )${rest}{3,30}(?:, ${rest}{2,30}){1,5},? (?:and so on|etc\.?|and the like|and such|and all that)(?!\p{L})`,
        'giu',
      ),
      nothing,
    ],
    [
      /\b(?:lose|loses|losing|lost|miss|misses|missed|forget|forgets|forgot|answer|miss out on) (?:the|their|my|our|half the|these|those) (?:messages?|emails?|e-mails|texts?|notes?|letters?|calls?)\b/giu,
      nothing,
    ],
    // "the competitions themselves have a name"
    [/(?<=\p{L}s) themselves(?= (?:have|has|need|get|are|with|just)\b|\s*:)/giu, nothing],
    // "each essay goes with a college and has a prompt"
    [
      /\b(?<one>(?:each|every|an?) \p{L}+) goes with (?<owner>(?:an?|one) \p{L}+),? and (?:it )?has (?=\p{L})/giu,
      ({ one, owner }) => `${one} has ${owner}, `,
    ],
    // "I need to keep my sales straight, item, postage"
    [
      /\b(?:keep|get) (?<what>(?:my|our|all my|all our|the) (?:\p{L}+ ){0,2}\p{L}+s) (?:straight|organi[sz]ed|sorted|tidy|under control)(?:, |: | - | – )(?=[^.!?\n]*,)/giu,
      ({ what }) => `track ${what}: `,
    ],
    // "each caregiver in a list with a phone number"
    [
      /\b(?:each|every) (?<one>\p{L}{3,}) in (?:a|one|its own|their own) list,? with /giu,
      ({ one }) => `a list of ${plural(one!)} with `,
    ],
    // "I want each carer to put in the date they came, what she ate": of every time
    [
      /\b(?:i|we)(?:['’]d| would)? (?:want|need|like) (?:each|every|all|our|the) (?<who>\p{L}{3,}) to (?:put in|put down|enter|write down|note(?: down)?|log|record|fill in|type in|register) (?=(?:the |their |his |her |what |when |who |how |if |whether |which )[^.!?\n]*,)/giu,
      ({ who }) => `entries with ${singular(who!)}, `,
    ],
    // "kids, sessions, who owes me"
    [
      /(?<=(?:^|[.:]\s*)(?:\p{L}+s,? )+(?:and )?)who (?:still )?owes (?:me|us)(?: money)?(?=\s*(?:[.,;\n]|$))/giu,
      () => 'payments',
    ],
    // "I'd also like the waiting list, name and date they asked"
    [/(?<=\blist), (?=(?:the |their )?names?(?:,| and) )/giu, () => ': '],
    // "our choir needs its sheet music cataloged: title, composer"
    [
      /\b(?:need|needs|want|wants|would like|must get|have to get) (?:its|our|my|their|the) (?<what>(?:\p{L}+ ){0,2}\p{L}+) (?:catalogu?ed|logged|recorded|listed|registered|organi[sz]ed|tracked|inventoried|documented|digiti[sz]ed)(?: ?[:–-] |, |\. )(?=[^.!?\n]*,)/giu,
      ({ what }) => `need a list of ${what}: `,
    ],
    // "Food truck spots. Where, what day, fee"
    [
      /^(?<head>(?:\p{L}+ ){0,3}\p{L}+s)\. (?=(?:where|what|who|when|which|how|name|date|title)\b[^.!?\n]*,[^.!?\n]*,)/giu,
      ({ head }) => `${head}: `,
    ],
    [/\bfor the ones (?:i|we) (?<deed>sell|buy|lend|rent out|repair):/giu, ({ deed }) => `${deeds[deed!.toLowerCase()]}:`],
    // "I fix up old radios … for each one the make, the model"
    [
      /(?<=\b(?:fix|restor|collect|sell|breed|repair|mak|rais|grow|build|rescu|paint|flip|hav|own|keep)(?:e|ing)?(?: up| out)? (?:\p{L}+ )?(?<what>(?!ones|things|this)\p{L}{3,}s)\b[^:]{0,160}[.!?] )(?:(?:and|so) )?(?:(?:i|we)(?:['’]d| would)? (?:want|need|like)(?: to (?:know|keep|record|note|see|write down|track))? )?for each(?: one| of them)(?::|,)? (?:(?:i|we)(?:['’]d| would)? (?:want|need|like)(?: to (?:know|keep|record|note|see|write down|track))?:? )?(?=[^.!?\n]*,)/giu,
      ({ what }) => `For each ${singular(what!.toLowerCase())}: `,
    ],
    // "just want to type in what it was, how much, who paid"
    [
      /\b(?:type in|enter|write down|put in|note|log|record|add) (?=what (?:it was|we bought|was bought)[^,.]{0,12}, (?:how much|the amount|what it cost|who paid))/giu,
      () => 'record expenses with ',
    ],
    // "a record of every member, giving title, forename"
    [/(?<=\p{L}), (?:giving|stating) (?=(?:the |their )?\p{L}+,)/giu, () => ' with '],
    // "We also play friendlies against other clubs, and for those I require the date"
    [
      /\b(?:play|run|hold|do|organi[sz]e|have|offer|make|sell|keep|host|put on|arrange) (?<what>(?:\p{L}+ )?\p{L}+s)(?: [^,.;:\n]{3,40})?,? and for (?:those|these|them|each|each one|each of (?:those|them)) (?:i|we)(?: would|['’]d)? (?:require|need|want|like|note|record|keep|log|write down) (?=[^.!?\n]*,)/giu,
      ({ what }) => `keep ${what}. ${capital(what!)}: `,
    ],
    // "put in the bird, where we saw it"
    [
      /\b(?:put in|enter|write down|log|record|note) (?=the \p{L}+, where (?:we|i|they|she|he) (?:saw|spotted|heard) (?:it|them))/giu,
      () => 'record sightings with ',
    ],
    [
      /\bgive (?:each one|each|it|them|every one) (?:marks|points|stars|a score|a rating|a mark) out of (?<most>five|5|ten|10)(?: for [^,.;\n]+)?/giu,
      ({ most }) => `keep a rating (1-${/^(?:five|5)$/iu.test(most!) ? 5 : 10})`,
    ],
    // "serves how many", "where it has got to", "if they're allowed to walk home alone"
    [
      /(?<=[,:(–-] ?(?:and )?)(?:(?:how many )?(?:people )?it serves|serves how many|how many it['’]s for)(?=\s*(?:[,.;)\n]|and |$))/giu,
      () => 'servings',
    ],
    [
      /\b(?:where|how far) (?:it|they|each one) ?(?:has|have|['’]s|['’]ve|is|are) (?:got(?:ten)?|come|along|reached)(?: up| on)?(?: to)?(?=\s*(?:[,.;)\n]|and |$))/giu,
      () => 'status',
    ],
    [
      /\b(?:if|whether) (?:they|he|she|it)(?:['’]re| are|['’]s| is) allowed to (?<what>\p{L}+)(?: (?<more>\p{L}+(?: \p{L}+)?))?(?=\s*(?:[,.;)\n]|and |$))/giu,
      ({ what, more }) => `whether ${what}${more ? ` ${more}` : ''} allowed`,
    ],
    // "the foster homes are a separate list with name"
    [
      /(?<list>\p{L}{3,}s) (?:are|should be|go in|go into|live in|need) (?:a|their own|a completely) (?:separate |own |different )?list,? with /giu,
      ({ list }) => `${list} with `,
    ],
    // "Spelling tests in year 2. I want to enter pupil, test and score"
    [
      /^(?<head>\p{Lu}\p{L}+(?: (?!i |we )\p{L}+)?s(?: (?:in|for|at|of) [\p{L}\d]+(?: [\p{L}\d]+)?)?)\. (?:i|we) (?:want to|need to|would like to|['’]d like to|will) (?:be able to )?(?:enter|write down|put in|note|record|log|fill in|type in|save) (?=(?!all |the |each |every )\p{L}+(?: \p{L}+)?,)/giu,
      ({ head }) => `${head}: `,
    ],
    // "income with date and amount, same for expenses"
    [
      /(?<first>\p{L}{3,})(?<has> with |: ?)(?<fields>[^.;:()\n]{5,160}?)[,.;]? (?:and )?(?:the )?same (?:thing |fields? |details |again )?(?:for|with|goes for) (?:the |our |my )?(?<other>\p{L}{3,}s)(?=\s*(?:[,.;\n]|$))/giu,
      ({ first, has, fields, other }) => `${first}${has}${fields}. ${capital(other!)}${has}${fields}`,
    ],
    // "meter readings for our flat, gas and electric"
    [/(?<=\p{L}s) for (?:our|my|the) (?:flat|house|home|apartment|household|cottage)(?=\s*(?:[,.;:\n]|$))/giu, nothing],
  ],
  sv: [
    [
      new RegExp(
        String.raw`(?<=[^.!?\n]{12,}[.!?\n] *)${rest}{3,30}(?:, ${rest}{3,30}){1,6},? (?:osv|etc|m\.? ?m|med mera|och så vidare|och liknande)(?:\.|(?=\s*(?:[!?\n]|$)))`,
        'giu',
      ),
      nothing,
    ],
    // "man måste logga in för att se något": who sees it, and no cards that are turned
    [
      /(?<=logga in) för att (?:kunna )?(?:se|komma åt|läsa|ändra) (?:något|nåt|någonting|allt|listan|listorna|det)(?=\s*(?:[.,;!\n]|$))/giu,
      nothing,
    ],
    // "har typ 9 hundar"
    [/(?<!\p{L})(?:typ|sisådär|uppemot|runt) (?=\d{1,4} \p{L})/giu, nothing],
    // "Jourhemmen är en egen lista med namn"
    [
      /(?<list>\p{Lu}\p{L}{3,}) (?:är|ska vara|blir|ligger i) (?:en )?(?:egen|separat) (?:lista|tabell|flik),? med /gu,
      ({ list }) => `${capital(swedishIndefinite(list!.toLowerCase()))} med `,
    ],
    // "i en lista, namn och telefon", "hur långt det har kommit"
    [/(?<=(?:lista|listan|kön|kö)), (?=namn(?:,| och) )/giu, () => ': '],
    [
      /(?<!\p{L})(?:hur långt|var) (?:det|den|de|man) (?:har |är )?(?:kommit|hunnit)(?=\s*(?:[,.;)\n]|och |$))/giu,
      () => 'status',
    ],
    [
      /(?<!\p{L})(?:skriva (?:in|upp)|anteckna|notera|mata in|lägga in) (?=vad (?:det var|vi köpt|som köpts)[^,.]{0,12}, (?:hur mycket|belopp|vad det kostade|vem som betal))/giu,
      () => 'notera utgifter med ',
    ],
    [
      /(?<!\p{L})(?:spelar|kör|håller|ordnar|har|säljer|anordnar|arrangerar) (?<what>\p{L}{3,}(?:ar|er|or)),? och för (?:dem|dom|dessa|de|varje|var och en) (?:vill|behöver) (?:vi|jag) (?:ha |anteckna |notera |spara )?(?=[^.!?\n]*,)/giu,
      ({ what }) => `sparar ${what}. ${capital(what!)}: `,
    ],
    [
      /(?<!\p{L})(?:tappar bort|missar|glömmer|hittar inte) (?:mejlen|mejl|meddelanden|meddelandena|lapparna|lappar|sms:en|breven)(?!\p{L})/giu,
      nothing,
    ],
    // "verktyg som lånas ut i slöjdsalen"
    [/^(?<what>\p{L}{3,}) som (?:lånas|hyrs) ut(?!\p{L})/giu, ({ what }) => `lista över ${what} och utlåningar`],
    // "kalender över när salen är bokad, vilken förening"
    [
      /(?<!\p{L})kalender (?:över|med|för) när (?<what>\p{L}{3,}) är (?:bokad|bokat|uthyrd|uthyrt|upptagen|upptaget)(?:, |: | med )/giu,
      ({ what }) => `bokningskalender för ${what} med `,
    ],
    // "Mattester i tvåan. Jag vill skriva in elev, test och poäng"
    [
      /^(?<head>\p{Lu}\p{L}{4,}(?: (?:i|på|för|till|hos|av) \p{L}+){0,2})\. (?:jag|vi) (?:vill|behöver|ska|tänker) (?:kunna )?(?:skriva (?:in|upp|ner)|anteckna|notera|registrera|mata in|fylla i|spara) (?=(?!alla )\p{L}+(?: \p{L}+)?,)/giu,
      ({ head }) => `${head}: `,
    ],
    // "anmälan årsmöte med middag"
    [/^anmälan (?!(?:till|för|om|av|via|på|och|med|görs|ska)(?!\p{L}))(?=\p{L})/giu, () => 'anmälningar till '],
    // "en av oss är inte så van vid datorer"
    [
      /(?:ovana?|osäkra?|inte (?:så |särskilt |speciellt )?(?:bra|vana?|duktiga?|haj|förtjusta?)|dåliga?|rädda?|hopplösa?) (?:på|vid|med|för|inför|i) (?:datorer|datorn|teknik|tekniken|appar|mobiler|kalkylark)(?!\p{L})/giu,
      nothing,
    ],
    [
      new RegExp(
        String.raw`(?<=^|[.,;!?\n]\s*)(?:(?:och|men|så) )?(?:(?:vi|jag|man) )?behöver (?:inte|inget|ingenting|inga listor) (?:något |nåt |ha )?(?:med|om|för|kring|runt) ${rest}{3,40}`,
        'giu',
      ),
      nothing,
    ],
    [
      new RegExp(
        String.raw`(?<=(?<!\p{L})(?:säljer|lånar|hittar|lämnar in|lagar|syr|byter|hyr ut|skänker|tillverkar) )(?:saker|grejer|prylar) (?:som|såsom) (?:${rest}{2,30}, ){1,5}?${rest}{2,30}? (?:och|eller) ${rest}{2,30}(?=[,.;!?\n]|$)`,
        'giu',
      ),
      nothing,
    ],
    // "själva tävlingarna har namn"
    [/(?<!\p{L})själva (?=\p{L}+(?:na|en|et)(?: har| ska| behöver| med)(?!\p{L}))/giu, nothing],
    // "produkter med doft och pris, gärna med bild"
    [/(?<=, ?)gärna (?:också |även )?med (?:en |ett |lite )?(?=\p{L})/giu, nothing],
    [
      /(?<=(?:^|[.:]\s*)(?:\p{L}+(?:ar|er|or|n|barn),? )+(?:och )?)(?:vem|vilka) som är skyldiga? (?:mig|oss)(?: pengar)?(?=\s*(?:[.,;\n]|$))/giu,
      () => 'betalningar',
    ],
    [
      /(?<first>\p{L}{3,})(?<has> med |: ?)(?<fields>[^.;:()\n]{5,160}?)[,.;]? (?:och )?samma (?:sak(?:er)? |uppgifter |fält |kolumner |information )?(?:för|med|gäller(?: för)?|på) (?<other>\p{L}{3,})(?=\s*(?:[,.;\n]|$))/giu,
      ({ first, has, fields, other }) => `${first}${has}${fields}. ${capital(other!)}${has}${fields}`,
    ],
  ],
  ja: [
    [/(?<=[^。\n]{6,}[。\n])[^、。\n]{1,12}(?:[、・][^、。\n]{1,12}){1,6}(?:など|とか|等)(?:。|$)/gu, nothing],
    // 招待する人の名前、住所
    [
      /(?<deed>招待|参加|出席|応募|登録|来場|出展|出品|寄付|入会)(?:する|した|してくれた|してくれる)(?:人|ひと|方)(?:たち)?の(?=(?:お?名前|氏名|住所|連絡先|電話))/gu,
      ({ deed }) => `${deed === '招待' ? '招待客' : `${deed}者`}の`,
    ],
    // 予算の表がほしくて、項目と見積額
    [
      /(?<=^|[。、\n])(?:あと、?|それと、?)?(?<list>[\p{Script=Han}ァ-ヶー]{2,8})の(?:表|リスト|一覧|名簿|台帳)[がも](?:ほし|欲し)くて、(?<fields>[^。\n]*[と、][^。\n]*)/gu,
      ({ list, fields }) =>
        `${list}（${fields!.replace(/(?<=[\p{Script=Han}ァ-ヶー]|た額)と(?=[\p{Script=Han}ァ-ヶー])/gu, '、')}）`,
    ],
    // 忘れ物を控えるノートみたいなの
    [
      /(?<=を)(?:控え|書いてお|書き留め|記録す|つけ|付け|まとめ)[るく](?:ための)?(?:ノート|手帳|メモ帳|帳面)(?:みたいな(?:の|もの|やつ)|のような(?:もの|やつ)|的な(?:もの|やつ))?(?=$|。|が|を)/gu,
      () => '記録したいもの',
    ],
    // 消防団の名簿
    [/(?<=消防|水防|青年|応援|合唱|少年|自警|劇|楽)団の(?=(?:名簿|一覧|連絡網)(?:$|[。、をがは]))/gu, () => '団の団員'],
    // 実習ごとに何本もあり
    [/(?:何|いく)(?:本|個|枚|人|回|冊|件|台|匹|つ|種類)も(?=[あい出書作来増])/gu, nothing],
    // 落とし物の係をしている生徒です
    [
      /(?:の)?(?:係|世話役|世話係|幹事|まとめ役)を(?:して|やって|務めて|つとめて)(?:い|お)?(?:る|ます|ります)(?:\p{Script=Han}{1,4}(?=です))?/gu,
      nothing,
    ],
    // 一緒に見られるといいねと話しています
    [/(?<=[とばら])いいね(?=と|。|、|…|$)/gu, () => 'よい'],
    // 朝の配達先が二十軒ばかりあって
    [
      /(?<=^|[。、\n])(?:毎?朝|昼|夕方|毎?晩|夜)の(?=[\p{Script=Han}ァ-ヶー]{2,6}[がは][^。、]{0,12}(?:あって|あり|いて|います|ある))/gu,
      nothing,
    ],
    // 収入は日付、項目、金額。支出も同じ項目で
    [
      /(?<=^|[。\n]\s*)(?<first>[\p{Script=Han}ァ-ヶー]{2,8})は(?<fields>[^。\n]*[、・と][^。\n]*)。(?<other>[\p{Script=Han}ァ-ヶー]{2,8})(?:も|についても|のほうも)(?:これと)?同(?:じ|様)[^。\n]*/gu,
      ({ first, fields, other }) => `${first}は${fields}。${other}は${fields}`,
    ],
  ],
}
/** What somebody does is told by a list of what comes of it. */
const deeds: Readonly<Record<string, string>> = {
  sell: 'sales',
  buy: 'purchases',
  lend: 'loans',
  'rent out': 'rentals',
  repair: 'repairs',
}
const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1)
