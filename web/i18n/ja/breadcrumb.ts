import type { breadcrumb as english } from '../en/breadcrumb.ts'
import type { Translation } from '../translation.ts'

export const breadcrumb: Translation<typeof english> = {
  label: 'パンくずリスト',
  home: 'ホーム',
  allInspiration: 'アイデア一覧',
}
