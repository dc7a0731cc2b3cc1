// What places and institutions are called: a preschool bears no name of a person, though it has a telephone.
import type { Language } from '#shared/languages.ts'

/** Nouns of institutions, which bear names; a plot or a berth is told by who holds it. */
export const institutions: Record<Language, RegExp> = {
  en: /\b(?:school|preschool|nursery|kindergarten|day ?care|college|university|clinic|hospital|surgery|pharmacy|branch(?:es)?|library|libraries|office|care home|nursing home|church|bank|hotel|hostel|shop|store|restaurant|caf[eé]|museum|salon|gym|depot|centre|center|farm|campsite|theatre|theater)s?$/i,
  sv: /(?:skola|skolor|dagis|fritids|gymnasium|universitet|vårdcentral|klinik|sjukhus|apotek|boende|mottagning|filial|kontor|bibliotek|kyrka|församling|bank|hotell|butik|restaurang|kafé|museum|salong|gym|depå|verkstad|äldrehem|barnhem|gård|camping|teater)(?:ar|er|or|en|n)?$/i,
  ja: /(?:幼稚園|保育園|こども園|保育所|学校|高校|大学|医院|病院|診療所|クリニック|薬局|店|店舗|営業所|支社|図書館|公民館|センター|教会|銀行|ホテル|旅館|施設|老人ホーム|グループホーム|農園|牧場|サロン|美術館|博物館)$/,
}

/** Aligned by place; in Swedish the name is whose the place is. */
export const namesOfPlaces: Record<Language, readonly string[]> = {
  en: ['Maple Street', 'Riverside', 'Oak Hill', 'Harbor', 'Northfield', 'Brookside', 'Mill Lane', 'Lakeview'],
  sv: ['Solbackens', 'Ekbackens', 'Hamnens', 'Lindängens', 'Norrvikens', 'Björkhagens', 'Kvarnens', 'Strandens'],
  ja: ['ひまわり', 'みどり', 'あおば', 'さくら', '緑ヶ丘', '若葉', '中央', '港'],
}
/** Swedish preschools are called by themselves: Förskolan Solrosen. */
export const namesOfPreschools = ['Solrosen', 'Blåsippan', 'Myran', 'Kastanjen', 'Regnbågen', 'Ekorren', 'Tallkotten', 'Humlan']

/** The groups that the children of a preschool are in. */
export const groupsOfChildren: Record<Language, readonly string[]> = {
  en: ['Ladybirds', 'Hedgehogs', 'Owls', 'Foxes'],
  sv: ['Nyckelpigan', 'Igelkotten', 'Ugglan', 'Räven'],
  ja: ['ひよこ組', 'りす組', 'うさぎ組', 'ぞう組'],
}
export const ofPreschool =
  /preschool|pre-school|nursery school|day nursery|kindergarten|(?<!dog(?:gy)? )day ?care|förskol|dagis|保育|幼稚園|こども園/i
