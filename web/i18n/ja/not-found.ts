import type { notFound as source } from '../en/not-found.ts'
import type { Translation } from '../translation.ts'

export const notFound: Translation<typeof source> = {
  title: 'ページが見つかりません',
  text: 'このアドレスには何もありません。移動したか、まだ作られていないのかもしれません。',
  home: 'ホームに戻る',
}
