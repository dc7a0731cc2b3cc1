import type { landing as english } from '../en/landing.ts'
import type { Translation } from '../translation.ts'

export const landing: Translation<typeof english> = {
  build: 'AIに作ってもらう',
  quickPicks: '例から始める',
  usePrompt: 'この説明文を使う',
  usePromptOf: 'この説明文を使う：{title}',
  promptExamples: 'そのまま使える説明文',
  improvementIdeas: '次に頼んでみること',
  features: 'できあがるもの',
  benefits: '役に立つ理由',
  faq: 'よくある質問',
  start: '作ってみる',
}
