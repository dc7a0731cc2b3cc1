// Words of the tools that count and convert.
import type { ToolTexts } from '../tool-words.ts'

export const counterWords = {
  tool: {
    reset: ['Reset', 'Nollställ', 'リセット'],
    start: ['Start', 'Starta', 'スタート'],
    pause: ['Pause', 'Pausa', '一時停止'],
    fewer: ['Fewer', 'Färre', '減らす'],
    more: ['More', 'Fler', '増やす'],
    clear: ['Clear', 'Rensa', '消去'],
    again: ['Play again', 'Spela igen', 'もう一度'],
    best: ['Best', 'Bäst', '最高記録'],
  },
  tip: {
    bill: ['Bill', 'Nota', '会計'],
    percent: ['Tip', 'Dricks', 'チップ'],
    other: ['Other', 'Annan', 'その他'],
    people: ['People', 'Personer', '人数'],
    each: ['Each pays', 'Var och en betalar', '1人あたり'],
    round: ['Round up each share', 'Avrunda uppåt', '1人分を切り上げる'],
    total: ['Total with tip', 'Totalt med dricks', 'チップ込みの合計'],
    amount: ['Tip in total', 'Dricks totalt', 'チップの合計'],
    eachTip: ['Tip each', 'Dricks per person', '1人あたりのチップ'],
  },
  unit: {
    kind: ['Kind', 'Storhet', '種類'],
    from: ['From', 'Från', '変換元'],
    to: ['To', 'Till', '変換先'],
    value: ['Value', 'Värde', '値'],
    swap: ['Swap units', 'Byt plats på enheterna', '単位を入れ替える'],
    all: ['In other units', 'I andra enheter', 'ほかの単位では'],
    length: ['Length', 'Längd', '長さ'],
    weight: ['Weight', 'Vikt', '重さ'],
    temperature: ['Temperature', 'Temperatur', '温度'],
    volume: ['Volume', 'Volym', '体積'],
    area: ['Area', 'Area', '面積'],
    speed: ['Speed', 'Hastighet', '速さ'],
    data: ['Data', 'Data', 'データ量'],
  },
} as const satisfies ToolTexts
