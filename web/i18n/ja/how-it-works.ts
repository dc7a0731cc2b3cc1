import type { howItWorks as source } from '../en/how-it-works.ts'
import type { Translation } from '../translation.ts'

export const howItWorks: Translation<typeof source> = {
  title: '使い方',
  subtitle: '4 つのステップ、数秒、設定は不要です。',
  step1Title: '説明する',
  step1Text: '誰が使い、何を記録し、何を表示するのか。同僚に話すように、必要なものを書いてください。',
  step2Title: 'Smida が取りかかる',
  step2Text: '説明を読み取ってページとデータを設計し、どう解釈したかをはっきりお伝えします。',
  step3Title: 'コードを生成',
  step3Text:
    '本物の React と TypeScript のファイルを書き、検査し、ライブプレビューで動かします。コードは読むのも持ち出すのも自由です。',
  step4Title: '公開する',
  step4Text: '納得いくまで変更を頼んだら、ワンクリックで専用のアドレスに公開できます。',
}
