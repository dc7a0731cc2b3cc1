// What people book that is no service: rooms, courts, desks, cars. Which of the lexicon's things, which nouns beside them, of which there is
// usually one alone, and for how long they are taken.
import type { Language } from '#shared/languages.ts'

/** What of the lexicon one books by itself. */
export const bookedConcepts = new Set(
  `room guestRoom court boat vehicle bicycle desk parkingSpot machine asset tool instrument camera sportGear rentalItem locker
  pitch`.split(/\s+/),
)
/** Those that are there for a day at a time, or for a working day. */
const forDays =
  /apartment|cabin|cottage|chalet|guest ?room|hotel ?room|guest ?house|pitch|camping|lägenhet|(?<!tvätt|klubb|scout|bad|bagar)stug|gästrum|hotellrum|campingtomt|客室|コテージ|ゲスト|宿|キャンプ/i
const forHours =
  /desk|parking|car\b|vehicle|van\b|boat|bike|bicycle|equipment|tool|camera|trailer|skrivbord|arbetsplats|parkering|bil$|bilar|fordon|båt|cykel|utrustning|verktyg|kamera|släp|車|駐車|自転車|ボート|機材|座席/i
export const dayMinutes = 1440
const [halfDayMinutes, usualMinutes] = [240, 60]
/** For how many minutes such a place is booked at a time. */
export const minutesBooked = (name: string): number =>
  forDays.test(name) ? dayMinutes : forHours.test(name) ? halfDayMinutes : usualMinutes

/** What is booked whatever trade its word also names: a fleet has company cars, and a landlord cottages. */
export const bookedAnyway: Record<Language, RegExp> = {
  en: /(?:cottage|cabin|mooring|berth|chalet|holiday home|company car|pool car|guest apartment|guest flat|tennis court|meeting room)s?$/i,
  sv: /(?:stuga|stugor|båtplats|båtplatser|gästlägenhet|övernattningslägenhet|tjänstebil|poolbil|firmabil|mötesrum)$/i,
  ja: /(?:会議室|部屋|ルーム|スタジオ|ホール|スペース|コート|体育館|社用車|レンタカー|コテージ|バンガロー)$/,
}
/** Nouns nobody wrote down whose class says too little. */
export const bookedNouns: Record<Language, RegExp> = {
  en: /(?:apartment|flat|kitchen|studio|equipment|gear|projector|trailer|canoe|kayak|lane|pod|booth|seat|workstation|charger|charging station|telescope|microscope|printer|bench)s?$/i,
  sv: /(?:lägenhet|lokal|studio|utrustning|projektor|kanot|kajak|släpkärra|laddstolpe|laddplats|arbetsplats|plats|kök|grillplats|maskin)$/i,
  ja: /(?:室|部屋|ルーム|ホール|スタジオ|コート|体育館|グラウンド|集会所|公民館|駐車場|座席|車|自転車|機材|機器|装置|設備|ボート|ブース|スペース)$/,
}
/** There is one of it where people live or meet. */
export const placesAlone: Record<Language, RegExp> = {
  en: /^(?:sauna|laundry(?: room)?|clubhouse|club house|village hall|parish hall|community hall|guest (?:apartment|flat)|party room|common room|function room|roof terrace|barbecue area|gym|swimming pool|pool|hot tub)$/i,
  sv: /^(?:bastu|tvättstuga|klubbstuga|bygdegård|gästlägenhet|övernattningslägenhet|föreningslokal|festlokal|samlingslokal|gemensamhetslokal|takterrass|grillplats|gym|pool|badtunna|hobbyrum|snickeri)$/i,
  ja: /^(?:サウナ|集会所|公民館|体育館|ゲストルーム|ランドリー|洗濯室|屋上|プール)$/,
}
/** Nobody stays over night at what these name. */
export const byTheHour: Record<Language, RegExp> = {
  en: /\b(?:meeting|conference|spa|restaurant|table|treatment|sauna|parking)\b/i,
  sv: /möte|konferens|spa|restaurang|bord|behandling|bastu|parkering/i,
  ja: /会議|スパ|レストラン|食事|施術|サウナ|駐車/,
}
/** What people sleep in, and how it is called where it is no room. */
export const sleeping: Record<Language, RegExp> = {
  en: /\b(?<noun>cottages?|cabins?|villas?|holiday homes?|lodges?|yurts?|apartments?)\b|\b(?:guest ?rooms?|hotel|b ?& ?b|bed (?:and|&) breakfast|hostel|guest ?house|glamping|campsite|campground|camping|vacation rentals?|inn)\b/i,
  sv: /(?<!\p{L})(?<noun>(?:sommar|fjäll|semester|gäst)?stug(?:a|an|or|orna)|fritidshus(?:et|en)?|semesterlägenhet(?:en|er)?)(?!\p{L})|gästrum|hotell|vandrarhem|pensionat|stuguthyrning|campingplats|b ?& ?b(?!\p{L})|bed (?:&|and|och) breakfast/iu,
  ja: /(?<noun>コテージ|貸別荘|ロッジ|ヴィラ)|民宿|旅館|ホテル|ペンション|ゲストハウス|グランピング|キャンプ場|民泊/u,
}
