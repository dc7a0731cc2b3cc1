// 兄弟3人, 500円, "7, 10 and 13": how many there are, how much or how old is said of something and is the name of nothing.
import type { Language } from '#shared/languages.ts'

const counter = '(?:人|名|曲|台|枚|件|冊|個|匹|頭|棟|問|円|点|歳|日|週間|か月|時間|分|回|割|%|％)'
const wordless = /^[^\p{L}]+$/u
const counted = new RegExp(
  String.raw`^約?\p{N}+${counter}?(?:間|分|前|後)?(?:以上|以下|以内|未満|満点)?$|約?\p{N}+(?:人|名|曲|台|枚|件|冊|個|匹|頭|棟)$`,
  'u',
)
export const isCount = (name: string, language: Language): boolean =>
  wordless.test(name) || (language === 'ja' && counted.test(name))
