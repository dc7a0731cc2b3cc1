// What a label says as a whole, where its last word alone says something else or nothing: a "playing time" is no time of the day, a "balance
// due" no day, "buy in" is money. Anchored, so that each names one field.
import type { Language } from '#shared/languages.ts'
import type { FieldType } from '../model.ts'

type Told = { type: FieldType; unit?: string }

const wholes: Record<Language, readonly (readonly [RegExp, FieldType, string?])[]> = {
  en: [
    [
      /^(?:buy[- ]?ins?|cash[- ]?outs?|pay[- ]?outs?|winnings|prize money|tips?|gratuity|commission|takings|float|petty cash|pocket money|(?:sold|bought) for|what (?:i|we|they) paid|what it cost|(?:[a-z]+ )?(?:price|cost|fee) (?:per|a|an|each) [a-z]+|(?:cost|price|budget) (?:estimate|quote|quoted|guess)|balance (?:due|owed|left)|amount (?:due|left to pay))$/,
      'money',
    ],
    [/^(?:(?:home|away) goals?|(?:goals?|points|runs|sets) (?:for|against|home|away|scored|conceded|let in))$/, 'int'],
    [
      /^(?:would|did) [a-z ]+$|^[a-z]+ ok(?:ay)?$|^(?:has |have )?paid (?:this|last|for|in full|up)\b.*$|^(?:(?:membership|annual|yearly|monthly|club|course|entry|school) )*(?:fee|fees|dues|rent|subscription|invoice|bill|membership) paid$/,
      'bool',
    ],
    [
      /^overtime(?: worked)?$|^(?:hours?|hourly|time) (?:budget|quota|allowance|estimate)$|^(?:budget|estimate)d? (?:in )?hours$/,
      'number',
      'h',
    ],
    [/^(?:mileage|odometer|hours|weight|height|temperature|kms?|reading) (?:at|on|after|before|when) [a-z ]+$/, 'number'],
    [/^(?:active|rented|occupied|borrowed|urgent|renewed|neutered|microchipped|rsvped)$/, 'bool'],
    [/^(?:start|starting|end|ending|begin|finish) (?:odometer|mileage|reading|meter)$|^odometer$/, 'number'],
    [/^(?:sleep|nap|shift|lesson|session|visit|meeting) (?:start|end)$/, 'time'],
    [/^(?:amount|weight|quantity|dose|size|volume) in (?:grams?|g|kg|kilos?|ml|litres?|liters?|mg)$/, 'number'],
    [
      /^(?:playing|play|running|run|cooking|drive|driving|travel|response|evacuation|waiting|finish) time(?: in min(?:ute)?s)?$|^time to [a-z]+(?: in min(?:ute)?s)?$/,
      'int',
      'min',
    ],
    [/^(?:lead|shipping|turnaround|processing) time$/, 'int', 'days'],
    // how long something takes, and no hour of the day
    [
      /^(?:prep|bake|cure|dry|soak|rest|proof|boil|fry|steep|charge|setup|set-up|clean-?up|screen|commute|(?!(?:open|clos|start|beg+in+|end|finish|meet|morn|even|board|feed|land|pick|wak|schedul)ing)[a-z]{2,}ing) time$/,
      'int',
      'min',
    ],
    [/^(?:our|their|opponent|your|my|his|her) (?:goals?|points|score|runs)$/, 'int'],
    [
      /^(?:preferred|wanted|suggested|desired|chosen|favou?rite|assigned|linked|related|proposed|expected|required|needed) (?!start|end|age|by|date|day|time|amount|price|total|budget|number|delivery|arrival|visit)[a-z]+$/,
      'text',
    ],
    [
      /^(?:vacant|free|available|empty|taken|occupied|remaining|open) (?:plots|rooms|seats|spots|places|beds|spaces|pitches|berths|slots|desks)$/,
      'int',
    ],
    [/^(?:door|gate|entry|access|alarm|key|lock|pin) code$/, 'text'],
    [/^(?:queue (?:position|number)|place in line)$/, 'int'],
    [/^(?:position|place|rank|number) (?:on|in) (?:the )?(?:list|queue|line)$/, 'int'],
    [/^(?:miles|kms?|kilomet(?:er|re)s) (?:driven|run|walked|ridden|cycled|covered|travelled|flown)$/, 'number'],
    [/^(?:instagram|facebook|tiktok|youtube)(?: (?:page|profile|link))?$/, 'url'],
  ],
  sv: [
    [
      /^(?:inköp|utbetalning(?:ar)?|utbetalt|dricks|provision|startpeng|(?:såld|köpt|köpte|sålt|sålde) för|vad (?:jag|vi|den|det|han|hon|man) (?:betalade|betalat|betalt|kostade|gav)|(?:pris|kostnad|avgift|hyra) (?:per|för|i) \p{L}+)$/u,
      'money',
    ],
    [/^(?:avspark|matchstart|kom|gick)$|^(?:in|ut|start|slut|ankomst|avgångs)-?tid$/, 'time'],
    [
      / senast$|^utlån(?:at|ad)$|^(?:går|gick|löper) ut$|^(?:sådd|plockad|skördad|öppnad|inkommen|utläst|upphör|gäller till)$/,
      'date',
    ],
    [/^(?:mål (?:hemma|borta)|(?:hemma|borta)mål|(?:hemma|borta)poäng|säten|sittplatser)$/, 'int'],
    [/^(?:minsta|lägsta) (?:lager|antal|nivå|saldo|mängd)$|^(?:minimi|min)(?:nivå|lager|saldo|antal|mängd)$/, 'int'],
    [/^(?:og|fg|ibu)$/, 'number'],
    [/^(?:vila|vilar|ledig|sjuk|borta|sjukskriven|bortrest|upptagen|spärrad) (?:till|t\.? ?o\.? ?m\.?)$/, 'date'],
    [/^(?:port|grind|larm|dörr)kod$|^kod till dörren$/, 'text'],
    [/^(?:köplats|könummer|plats i kön|våra mål|deras mål)$/, 'int'],
    [/^(?:led|leverans|handläggnings|tillverknings|produktions)tid$/, 'int', 'dagar'],
    [
      /^(?:tork|jäs|grädd(?:nings)?|bak(?:nings)?|kok|stek|vil|ugns|res|kör|spel|svars|vänte?|tillagnings|förberedelse|härd(?:nings)?|ladd(?:nings)?|drag|blötläggnings|behandlings|skärm|pendlings|läs|reparations)tid$/u,
      'int',
      'min',
    ],
    [/^övertid$|^tim(?:budget|pott|ram)$|^(?:budget|uppskattning) i timmar$|^budgeterade? (?:timmar|tid)$/, 'number', 'h'],
    [/^(?:instagram|facebook|tiktok|youtube)(?:sida|konto|profil)?$/, 'url'],
  ],
  ja: [
    [/^保険加入$/, 'bool'],
    [/^(?:乾燥|発酵|焼成|硬化|充電)時間$/, 'int', 'h'],
    [/^(?:焼き|煮込み|漬け(?:込み)?|蒸し|茹で|準備|下準備|仕込み|冷却)時間$/, 'int', 'min'],
    [/^(?:待ち順|受付順位|自チーム得点|相手得点)$/, 'int'],
    [/^(?:キックオフ|試合開始|入室|退室|出勤|退勤|登園|降園|来館|退館|入館|出社|退社|起床|就寝)$/, 'time'],
    [/^(?:勝ち|負け|引き分け|勝利|敗戦|失点|残り|何人|何個|何本|何冊)$/, 'int'],
    [/^(?:仕上がり|引き取り|引取り?|出来上がり)予定$/, 'date'],
    [/^(?:チップ|歩合|手取り|持ち出し|バイイン|キャッシュアウト)$/, 'money'],
    [/^残業$|^(?:予算|見積(?:もり)?|契約|予定)(?:の)?(?:時間|工数)(?:数)?$/, 'number', 'h'],
    [/^(?:(?:開始|終了|出発|到着|前回|今回)時?の?)?メーター(?:値)?$|^(?:OG|FG|IBU)$/i, 'number'],
    [/^(?:インスタ(?:グラム)?|フェイスブック)$/, 'url'],
  ],
}

/** The type of a label in small letters; undefined where its words are read one by one. */
export function typeOfWhole(low: string, language: Language): Told | undefined {
  const found = wholes[language].find(([pattern]) => pattern.test(low))
  return found && { type: found[1], ...(found[2] && { unit: found[2] }) }
}
