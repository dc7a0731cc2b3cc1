import type { demo as source } from '../en/demo.ts'
import type { Translation } from '../translation.ts'

export const demo: Translation<typeof source> = {
  title: '言葉から、動くアプリへ',
  description: '実際の操作をそのままの速さで録画しました。ページ間の待ち時間だけを省いています。音声はありません。',
  video: 'Smida の動作を録画した映像',
  captions: '日本語',
  unplayable: 'お使いのブラウザーではこの映像を再生できません。',
  download: 'ファイルを開く',
  transcript: '映像の内容を文章で読む',
  caption1: '必要なものを普段の言葉で伝えます。ここでは庭仕事の ToDo アプリです。',
  caption2: '登録は 1 ステップ。アカウントは自分のマシンに保存されます。',
  caption3: 'Smida がアプリを書き、確認し、目の前で動かします。',
  caption4: 'すぐに使えます。タスクを追加して、完了にします。',
  caption5: '変更を頼みます。ダッシュボードの追加と色の変更です。入力した内容は残ります。',
  caption6: 'ワンクリックで、専用のアドレスに公開します。',
  caption7: 'これが公開アドレスです。伝えた相手は誰でも開けます。',
}
