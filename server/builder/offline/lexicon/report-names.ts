// What somebody at work writes down, by what is in it, where nobody said what it is called: hours on projects are time entries, a fault with
// its photo is a fault report.
import type { Language } from '#shared/languages.ts'

type Named = readonly [held: RegExp, record: string]

/** The first that fits; the last always does. */
export const reportNames: Record<Language, readonly Named[]> = {
  en: [
    [/\b(?:wrong|faults?|broken|defects?|damaged?|malfunction|symptoms?)\b/i, 'fault reports'],
    [/\b(?:happened|incidents?|injur(?:y|ies|ed)|accidents?)\b/i, 'incident reports'],
    [/\b(?:spare )?parts\b/i, 'jobs'],
    [/\b(?:odometer|mileage|miles|km|kilomet(?:er|re)s|destination)\b/i, 'trips'],
    [/\b(?:receipts?|amount)\b/i, 'expenses'],
    [/\b(?:hours|time spent|clock(?:ed)? (?:in|out)|start(?:ed)?(?: time)?,.*\b(?:end|finish|stop)(?:ed)?)\b/i, 'time entries'],
    [/\b(?:blood pressure|pulse|temperature|weight|blood sugar|humidity|meter reading)\b/i, 'measurements'],
    [/./, 'reports'],
  ],
  sv: [
    [/(?<!\p{L})(?:fel(?:et|en)?|trasig[at]?|skad(?:a|or|an)|symptom|sönder|feltyp)(?!\p{L})/iu, 'felrapporter'],
    [/(?<!\p{L})(?:hänt|händelse|olycka|tillbud|personskada)(?!\p{L})/iu, 'händelserapporter'],
    [/(?<!\p{L})(?:reserv)?delar(?!\p{L})/iu, 'jobb'],
    [/(?<!\p{L})(?:mätarställning|mil|km|körsträcka|resmål|destination)(?!\p{L})/iu, 'körningar'],
    [/(?<!\p{L})(?:kvitto|belopp)(?!\p{L})/iu, 'utlägg'],
    [/(?<!\p{L})(?:timmar|arbetstid|nedlagd tid|tidsåtgång|start(?:tid)?,.*slut(?:tid)?)(?!\p{L})/iu, 'tidrapporter'],
    [/(?<!\p{L})(?:blodtryck|puls|\p{L}*temperatur(?:en|er)?|vikt|blodsocker|luftfuktighet|mätarvärde)(?!\p{L})/iu, 'mätningar'],
    [/./u, 'rapporter'],
  ],
  ja: [
    [/症状|故障|不具合|破損|壊れ|異常/u, '故障報告'],
    [/事故|けが|ケガ|怪我|何があった|起きたこと|ヒヤリ/u, '事故報告'],
    [/部品/u, '整備記録'],
    [/走行距離|行き先|目的地|メーター/u, '運行記録'],
    [/領収書|レシート/u, '経費'],
    [/作業時間|勤務時間|労働時間|時間数|工数|(?:プロジェクト|案件).*時間|(?:開始|出勤).*(?:終了|退勤)/u, '勤務記録'],
    [/血圧|脈拍|体温|体重|血糖|温度|湿度/u, '測定記録'],
    [/./u, '報告'],
  ],
}
