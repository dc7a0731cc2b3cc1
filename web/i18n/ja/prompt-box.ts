import type { promptBox as source } from '../en/prompt-box.ts'
import type { Translation } from '../translation.ts'

export const promptBox: Translation<typeof source> = {
  label: '何を作りますか？',
  placeholder: '作りたいものを説明してください…',
  count: '{count, number} / {max, number}',
  countLabel: '{max, number} 文字中 {count, plural, other {# 文字}}',
  tooLong: '説明文が {over, plural, other {# 文字}}長すぎます。',
  start: '作り始める',
  examplesLabel: '例から始める',
}
