import type { common as source } from '../en/common.ts'
import type { Translation } from '../translation.ts'

export const common: Translation<typeof source> = {
  productName: 'Smida',
  cancel: 'キャンセル',
  close: '閉じる',
  loading: '読み込み中…',
  retry: '再試行',
  copy: 'コピー',
  copied: 'コピーしました',
  required: '必須',
  optional: '任意',
  somethingWrong: '問題が発生しました。',
  networkError: 'サーバーに接続できません。接続を確認して、もう一度お試しください。',
  productPicture: 'ワークスペース：左に会話、右に動いているプロジェクト',
}
