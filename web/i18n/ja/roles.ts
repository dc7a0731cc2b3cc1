import type * as source from '../en/roles.ts'
import type { Translation } from '../translation.ts'

export const roles: Translation<typeof source.roles> = {
  owner: 'オーナー',
  admin: '管理者',
  publisher: '公開担当',
  editor: '編集者',
  viewer: '閲覧者',
  mayView: 'プロジェクトの閲覧',
  mayEdit: '作成と変更',
  mayPublish: '公開',
  mayPeople: 'メンバーの管理',
  maySignOn: 'シングルサインオンの設定',
  mayBilling: 'プランと支払い',
  tableTitle: '役割',
  tableHint: 'それぞれの役割でできることの一覧です。役割の変更は、次の操作からすぐに反映されます。',
  role: '役割',
  yes: '可',
  no: '不可',
  aboutOwner: 'プランや組織の引き継ぎを含む、すべての操作',
  aboutAdmin: 'プランと支払い以外のすべての操作',
  aboutPublisher: '作成、変更、公開',
  aboutEditor: '作成と変更（公開は不可）',
  aboutViewer: '閲覧のみ',
}
