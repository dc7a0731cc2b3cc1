// How people speak of the sections of their website: what goes, where it stands, what is to be read there. Data, in three languages.
import type { Language } from '#shared/languages.ts'

const { raw } = String
const lead: Record<Language, string> = {
  en: raw`^(?:(?:please|also|and|ok|maybe|can you|could you|can we|could we|can there be|could there be|i want(?: you)?(?: to)?|we want(?: to)?|i['’]d (?:like|love)(?: to)?|we['’]d (?:like|love)(?: to)?|i would like(?: to)?|we would like(?: to)?|we need(?: to)?|i need(?: to)?|it needs|there should be|you should|let['’]s)[,!]? )*`,
  sv: raw`^(?:(?:snälla|också|och|kan du|kan vi|jag vill(?: gärna)?|vi vill(?: gärna)?|skulle vilja|vi behöver|jag behöver|det borde finnas|det ska finnas)[,!]? )*`,
  ja: '^',
}
const all = (language: Language, ...rest: string[]) => rest.map((each) => new RegExp(lead[language] + each, 'iu'))

/** Why it may go. */
const becauseEn = raw`,? (?:it['’]?s|it is|they['’]?re|they are|as|because|since|cause|nobody|no one|no-one|we (?:never|don['’]?t|have|closed|stopped)|that['’]?s) [^;]+?`
const becauseSv = raw`,? (?:för|eftersom|då|det är|den är|de är|dom är|ingen|vi (?:har|hinner|orkar)) [^;]+?`
/** What is said of a part of it only, or of something else. */
const notWhole = raw`を|「|だけ|以外|残し|じゃなく|ではなく|日付|写真|名前`
/** Of the page alone: what it tells of stays in its list. */
const onPageEn = raw`(?<page> (?:from|on|off) the (?:page|site|website|home ?page|front page|start page))`
const onPageSv = raw`(?<page> (?:från|på) (?:sidan|hemsidan|startsidan|sajten))`
export const sectionGoes: Record<Language, readonly RegExp[]> = {
  en: all(
    'en',
    raw`(?:kill|drop|remove|delete|scrap|ditch|lose|cut|hide|bin|axe|nix|get rid of|take (?:out|off|away)|leave out|skip) (?<what>(?:the |our |my )?[^,.;]+?)${onPageEn}?[.!]*$`,
    raw`(?:take|leave) (?<what>(?:the |our )?[^,.;]+?) (?:(?:out|off|away)|(?<page>(?:out of|off) the (?:page|site|website|home ?page|front page|start page)))[.!]*$`,
    raw`(?:we |i )?(?:don['’]?t|do not|no longer|never) (?:really )?(?:need|want|use) (?<what>(?:the |our |a |any |that )?[^,.;]+?)${onPageEn}?(?: any ?more| any longer| now)?(?:${becauseEn})?[.!]*$`,
    raw`(?<what>(?:the |our |my )?[^,.;]+?) (?:can|should|must|has to|have to|needs? to) (?:go|be (?:removed|deleted|taken (?:out|off|away|down))|come (?:off|out|down))(?: now| please)*(?:${becauseEn})?[.!]*$`,
    raw`(?<what>(?:the |our |my )?[^,.;]+?) (?:is|are)(?:n['’]t| not| no longer) (?:needed|necessary|used)(?: any ?more| any longer)?(?:,? (?:so )?(?:please )?(?:remove|delete|take) (?:it|them)(?: out| off| away)?)?[.!]*$`,
    raw`(?:kill|drop|remove|delete|scrap|ditch|lose|cut|hide|get rid of|take (?:out|off|away|down)) (?<what>(?:the |our |my )?[^,.;]+?)(?:${becauseEn})[.!]*$`,
  ),
  sv: all(
    'sv',
    raw`(?:ta bort|ta väck|skippa|släng|slopa|dölj|stryk|plocka bort|kasta) (?<what>[^,.;]+?)${onPageSv}?(?:${becauseSv})?[.!]*$`,
    raw`(?:(?:vi |jag )?(?:behöver|vill ha|använder) inte|inte) (?:längre )?(?:ha )?(?<what>[^,.;]+?)${onPageSv}?(?: längre| mer)?(?:${becauseSv})?[.!]*$`,
    raw`(?<what>[^,.;]+?) (?:behövs|används) inte(?: längre| mer)?(?:,? (?:så )?(?:ta bort|plocka bort|släng) (?:den|det|dem|dom))?[.!]*$`,
    raw`(?<what>[^,.;]+?) (?:kan|ska|får|bör|borde) (?:tas bort|plockas bort|försvinna|ryka|strykas|bort)(?: nu| tack)*(?:${becauseSv})?[.!]*$`,
  ),
  ja: all(
    'ja',
    raw`(?<what>[^、。「」をはの]{1,16}?)(?:の(?:とこ(?:ろ)?|部分|欄|コーナー|セクション|ページ))?(?:(?:は|って|も|、|(?=もう|誰も))(?:(?!${notWhole}).){0,40}?)(?:(?<=[、はもてでしね])|(?=丸ごと|まるごと|全部))(?:もう)?(?:丸ごと|まるごと|全部)?(?:消し|削除し|削除お|なくし|無くし|外し|取っちゃ|取り除|やめ|要らない|いらない)(?:て|ちゃ|と|ま|お|で|た|です|よ|ね|か|。|$)[^。「」を]*。?$`,
    raw`(?<what>[^、。「」をは]{1,20}?)(?:は|を|も)(?:削除|消し|外し|なくし|いら|要ら|不要|取っ|取り除)[^。]*。?$`,
  ),
}

const topEn = raw`(?:right |all the way )?(?:first|(?:to|at) the (?:very )?(?:top|start|beginning)|on top)`
const endEn = raw`(?:right |all the way )?(?:last|(?:to|at) the (?:very )?(?:bottom|end))`
const beforeEn = raw`(?:right |directly |just |straight |immediately )?(?:above|before|over|ahead of|in front of|on top of)`
const afterEn = raw`(?:right |directly |just |straight |immediately )?(?:below|after|under|underneath|beneath|behind|following)`
const beforeSv = raw`(?:direkt |precis |strax )?(?:ovanför|före|över|innan|framför|ovanpå)`
const afterSv = raw`(?:direkt |precis |strax )?(?:under|efter|nedanför|bakom|nedan)`
export const sectionMoved: Record<Language, readonly RegExp[]> = {
  en: all(
    'en',
    raw`(?:move|put|place|show|have|shift|bring|get) (?<what>[^,.;]+?) (?:up |down |so (?:it|they) (?:is|are|comes?|sits?|stands?) )?(?:(?<before>${beforeEn})|${afterEn}) (?<other>[^,.;]+?)(?: (?:section|on the page|please))*[.!]*$`,
    raw`(?:move|put|place|show|have|shift|bring|get) (?<what>[^,.;]+?) (?:up |down )?(?:(?<first>${topEn})|(?<last>${endEn}))(?: of the (?:page|site|home ?page|front page))?[.!]*$`,
    raw`(?<what>[^,.;]+?) (?:should|must|needs? to|has to|have to|can|could) (?:come|be|go|stand|sit|appear) (?:(?:(?<before>${beforeEn})|${afterEn}) (?<other>[^,.;]+?)|(?<first>${topEn})|(?<last>${endEn}))(?: of the (?:page|site))?[.!]*$`,
  ),
  sv: all(
    'sv',
    raw`(?:flytta|sätt|lägg|placera|visa|ha) (?:upp |ner )?(?<what>[^,.;]+?) (?:så (?:att )?(?:de|den|det|dom) (?:ligger|kommer|hamnar|står|är) )?(?:(?<before>${beforeSv})|${afterSv}) (?<other>[^,.;]+?)(?: på (?:sidan|startsidan|hemsidan))?[.!]*$`,
    raw`(?:flytta|sätt|lägg|placera|visa|ha) (?:upp |ner )?(?<what>[^,.;]+?) (?:(?<first>först|överst|högst upp|längst upp)|(?<last>sist|nederst|längst ner))(?: på (?:sidan|startsidan|hemsidan))?[.!]*$`,
    raw`(?<what>[^,.;]+?) (?:ska|bör|borde|kan|måste) (?:komma|ligga|stå|vara|hamna) (?:(?:(?<before>${beforeSv})|${afterSv}) (?<other>[^,.;]+?)|(?<first>först|överst|högst upp|längst upp)|(?<last>sist|nederst|längst ner))(?: på (?:sidan|startsidan|hemsidan))?[.!]*$`,
  ),
  ja: all(
    'ja',
    raw`(?<what>[^、。「」をは]{1,20}?)(?:を|は)、?(?<other>[^、。「」をは]{1,20}?)(?:の(?:すぐ)?(?:(?<before>上|前|手前)|下|後ろ?|あと|次)|より(?:も)?(?:(?<before2>上|前|先)|下|後))(?:に|へ|あたりに)[^。]*。?$`,
    raw`(?<what>[^、。「」をは]{1,20}?)(?:を|は)(?:(?<first>一番(?:上|最初|前)|最初|先頭|トップ)|(?<last>一番(?:下|最後|後ろ)|最後|末尾))(?:に|へ)(?:移|持って|置|して|表示|来|並|配置)[^。]*。?$`,
  ),
}
/** The whole page in its order. */
export const orderTold: Record<Language, readonly RegExp[]> = {
  en: all(
    'en',
    raw`(?:(?:the |change the |set the )?order (?:of (?:the )?(?:sections|page|site|menu|pages) )?(?:should be|is|to|must be|to be|as follows|like this|:)*:? ?|(?:put|arrange|show|order|sort) (?:the |them )?(?:sections|pages|menu)? ?(?:in (?:this|the) order|as|like this)?:? )(?<list>[^.;]+,[^.;]+?)[.!]*$`,
  ),
  sv: all(
    'sv',
    raw`(?:(?:ändra )?ordningen (?:på (?:sektionerna|sidan|menyn|sidorna|delarna) )?(?:ska vara|är|till|bör vara|blir)?:? ?|(?:sätt|visa|lägg|ordna) (?:sektionerna|sidorna|menyn|delarna)? ?(?:i (?:den här |denna )?ordning(?:en)?)?:? ?)(?<list>[^.;]+,[^.;]+?)[.!]*$`,
  ),
  ja: all(
    'ja',
    raw`(?:(?:メニュー|セクション|ページ|項目|サイト)の)?(?:順番|順序|並び(?:順)?)(?:を|は)、?(?<list>[^。]+?[、・→][^。]+?)(?:の順)?(?:に|で|です)[^。]*。?$`,
  ),
}

const bitEn = raw`(?:bit|section|paragraph|part|block|blurb|text|tab|page|sub-?page|info(?:rmation)?|box|note|few words|something|piece)`
const homeEn = raw`(?: (?:on|to|onto|in) (?:the |our |my )?(?:home|front|main|start|landing)? ?(?:page|site|website))?`
const bitSv = raw`(?:sektion|avsnitt|del|sida|undersida|flik|ruta|text|stycke|info|information|rad|textruta|bit)(?:en|et|n)?`
/** What visitors are to read about. */
export const textWanted: Record<Language, readonly RegExp[]> = {
  en: all(
    'en',
    raw`(?:add|include|put|put in|write|make|create|have|give (?:us|me|it)|get)?(?: in)? ?(?:an? |another |one more |some |a little |a short |the )+(?:short |little |small |new |separate |extra |brief |bit of )*(?<bit>${bitEn})${homeEn} (?:about|on|with|for|called|named|titled|regarding|explaining|describing|that (?:explains|describes|tells|says)|telling (?:people|guests|visitors|customers))(?: about)? (?<about>[^.;:]{3,70}?)(?<where> (?:at the (?:very )?(?:top|bottom|end)|${beforeEn} [^,.;]+|${afterEn} [^,.;]+))?${homeEn}(?: too| as well| please)*[.!?]*$`,
    raw`(?:add|include|put in|make|create|have|write) (?:an? |our |the )?["“]?(?<about>(?:about(?: us| me| the \p{L}+)?|our story|our history|meet the \p{L}+|who we are|(?:how|where|what|why|when) [^.;:,"”]{3,40}?|[\p{L}'’ -]{3,30}? (?:tips|info|information|rules|policy|directions|instructions|guidelines)))["”]?(?: (?<bit>section|page|part|tab|bit))${homeEn}(?: too| as well| please)*[.!?]*$`,
  ),
  sv: all(
    'sv',
    raw`(?:lägg (?:till|in|upp)|skapa|gör|ha(?: med)?|skriv|sätt (?:in|dit)|få)? ?(?:också |även )?(?:en |ett |lite |någon )+(?:kort |liten |litet |ny |nytt |egen |eget |separat )*(?<bit>${bitSv})(?: på (?:start|första|hem)?sidan)? (?:med|om|för|som heter|där det står om|kring|där man kan läsa om|som handlar om) (?<about>[^.;:]{3,70}?)(?<where> (?:högst upp|längst ner|${beforeSv} [^,.;]+|${afterSv} [^,.;]+))?(?: på (?:start|första|hem)?sidan)?(?: också| med)?[.!?]*$`,
    raw`(?:lägg (?:till|in|upp)|skapa|gör|ha(?: med)?) (?:en |ett )?["”“]?(?<about>om (?:oss|mig|företaget|föreningen)|vår historia)["”“]?-?(?: ?(?<bit>sida|sektion|flik|del))?(?: på (?:start|första|hem)?sidan)?[.!?]*$`,
  ),
  ja: [],
}
/** "… and one with the programme": the same again. */
export const oneMore: Record<Language, RegExp> = {
  en: /,? and (?:(?:an?other )?one|another) (?:about|on|with|for) /iu,
  sv: /,? och (?:en|ett)(?: till)? (?:med|om|för) /iu,
  ja: /(?!)/u,
}
/** Words to stand beside a section: `said` or `quoted` is the text, `other` the section. */
export const textBeside: Record<Language, readonly RegExp[]> = {
  en: all(
    'en',
    raw`(?:write|put|say|add|show|display|have) ["“'‘](?<quoted>[^"”]{3,200}?)["”'’] (?:(?<before>${beforeEn}|by|at|next to|near|beside|in|on)|${afterEn}) (?<other>[^,.;]+?)[.!]*$`,
    raw`(?<said>[^"“”]{5,160}?)[,.;:-]+ (?:please )?(?:write|put|say|show|mention|add) (?:that|it|this) (?:(?<before>${beforeEn}|by|at|next to|near|beside|in|on)|${afterEn}) (?<other>[^,.;]+?)[.!]*$`,
    raw`(?:write|say|mention|put|show) (?:that )?(?<said>(?:we|the|it|there|you|i|all|no|last|lunch|parking|kids|dogs)\b[^"“”,;]{5,140}?) (?:(?<before>${beforeEn}|by|next to|near|beside)|${afterEn}) (?<other>(?:the )[^,.;]+?)[.!]*$`,
  ),
  sv: all(
    'sv',
    raw`(?:skriv|sätt|lägg (?:till|in)|visa) (?:texten )?["”“'](?<quoted>[^"”“]{3,200}?)["”“'] (?:(?<before>${beforeSv}|vid|intill|bredvid|i|på)|${afterSv}) (?<other>[^,.;]+?)[.!]*$`,
    raw`(?<said>[^"“”]{5,160}?)[,.;:-]+ (?:och )?(?:skriv|sätt|visa|nämn) (?:det|detta|så) (?:(?<before>${beforeSv}|vid|intill|bredvid|i|på)|${afterSv}) (?<other>[^,.;]+?)[.!]*$`,
    raw`(?:skriv|nämn|visa) att (?<said>[^"“”,;]{5,140}?) (?:(?<before>${beforeSv}|vid|intill|bredvid)|${afterSv}) (?<other>[^,.;]+?)[.!]*$`,
  ),
  ja: all(
    'ja',
    raw`(?<other>[^、。「」をは]{1,16}?)の(?:(?<before>上|前|横|そば|近く|ところ)|下|後)に、?「(?<quoted>[^」]{3,160})」(?:と|って|を)[^。]*(?:書|入れ|載せ|表示|出)[^。]*。?$`,
  ),
}
const popularEn = raw`(?:the )?(?:most popular|popular|recommended|best value|featured|best ?seller|favou?rite|most chosen|our pick)(?: (?:one|choice|plan|option|package))?`
const popularSv = raw`(?:det |den |vårt |vår )?(?:populärast\p{L}*|mest populär\p{L}*|rekommenderad\p{L}*|bästsäljare\p{L}*|favorit\p{L}*|mest vald\p{L}*|mest prisvärd\p{L}*)`
/** The plan that is to stand out. */
export const planChosen: Record<Language, readonly RegExp[]> = {
  en: all(
    'en',
    raw`(?:highlight|mark|feature|emphasi[sz]e|make|label|tag|show|badge|flag|set) (?:the )?["“]?(?<plan>[^"”,.;]+?)["”]?(?: plan| package| tier| option| one)? (?:as |be )${popularEn}[.!]*$`,
    raw`(?:put|add|stick) (?:an? )?["“']?${popularEn}["”']?(?: badge| label| tag| sticker)? (?:on|to) (?:the )?(?<plan>[^,.;]+?)(?: plan| package| tier| option)?[.!]*$`,
    raw`(?:highlight|feature|emphasi[sz]e) (?:the )?(?<plan>[^,.;]+?) (?:plan|package|tier|option)[.!]*$`,
    raw`(?:make )?(?:the )?(?<plan>[^,.;]+?) (?:plan|package|tier|option) (?:should )?stand out(?: more)?[.!]*$`,
  ),
  sv: all(
    'sv',
    raw`(?:markera|framhäv|lyft fram|visa|gör|märk|sätt) (?<plan>[^,.;]+?)(?:-?paketet|-?planen)? (?:som |till )?${popularSv}[.!]*$`,
    raw`(?:framhäv|lyft fram|markera) (?<plan>[^,.;]+?)(?:-?paketet|-?planen| planen| paketet)[.!]*$`,
  ),
  ja: all(
    'ja',
    raw`(?<plan>[^、。「」をはに]{1,16}?)(?:プラン)?(?:に|へ)「?(?:おすすめ|オススメ|人気(?:No\.?1|ナンバーワン)?|一番人気)」?(?:の)?(?:ラベル|バッジ|マーク|印|表示)?(?:を|と)?[^。]*(?:付け|つけ|目立|表示|入れ)[^。]*。?$`,
    raw`(?<plan>[^、。「」をはに]{1,16}?)(?:プラン)?(?:を|が)(?:一番人気|おすすめ|オススメ|人気)(?:に|として|だと)[^。]*。?$`,
  ),
}
/** What a plan costs now. */
export const planCosts: Record<Language, readonly RegExp[]> = {
  en: all(
    'en',
    raw`(?:(?:change|set|make) )?(?:the )?(?:price of )?(?:the )?(?<plan>[\p{L}][\p{L}\d -]{1,24}?)(?: plan| package| tier)? (?:is|should be|costs?|should cost|now costs?|to|goes (?:up|down) to)(?: now)? (?<price>[$€£]? ?\d[\d., ]*(?: ?(?:kr|usd|eur|dollars|euros))?)(?: (?:now|per month|a month|\/ ?month))*[.!]*$`,
  ),
  sv: all(
    'sv',
    raw`(?:ändra |sätt )?(?:priset på )?(?<plan>[\p{L}][\p{L}\d -]{1,24}?)(?:-?paketet|-?planen)? (?:ska kosta|kostar|till|är|ska vara)(?: nu)? (?<price>\d[\d ]*(?:,\d+)?(?: ?(?:kr|kronor|:-))?)(?: nu| i månaden| per månad)*[.!]*$`,
  ),
  ja: all(
    'ja',
    raw`(?<plan>[^、。「」をはに\d]{1,16}?)(?:プラン)?(?:は|を)(?:月(?:額)?)?(?<price>[\d,]+円)(?:に|へ|です)?[^。]*。?$`,
  ),
}
export const countdownWanted = /\bcount ?-?downs?\b|nedräkn\p{L}*|カウントダウン/iu
/** Who has answered an invitation, and how many. */
export const repliesWanted =
  /\bwho(?:['’]?s| is| are| has)? (?:all )?(?:coming|attending|replied|said yes|rsvp)\b|\bhead ?count\b|\bhow many (?:people |guests |\p{L}+ )?(?:are |is |will be |have )?(?:coming|attending|replied|said yes)\b|\b(?:see|view|find) (?:the |all )?(?:replies|rsvps|responses)\b|(?<!\p{L})hur många (?:som )?(?:gäster )?(?:kommer|tackat|har svarat|ska komma)|(?:vem|vilka) som (?:kommer|tackat|har svarat)|(?:antal|hur många) gäster|何人(?:来|出席|参加)|出席(?:者数|人数)|誰が(?:来|出席|参加)/iu
