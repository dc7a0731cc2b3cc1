// The few words the preview itself says, in the product's languages.
const texts = {
  en: {
    broken: 'The newest change has a problem',
    lastGood: 'You see the last version that works.',
    cannotRun: 'This project cannot run yet.',
    crashed: 'Something went wrong while running',
    close: 'Close',
    building: 'Building…',
  },
  sv: {
    broken: 'Den senaste ändringen har ett problem',
    lastGood: 'Du ser den senaste versionen som fungerar.',
    cannotRun: 'Projektet kan inte köras än.',
    crashed: 'Något gick fel under körningen',
    close: 'Stäng',
    building: 'Bygger…',
  },
  ja: {
    broken: '最新の変更に問題があります',
    lastGood: '最後に動作したバージョンを表示しています。',
    cannotRun: 'このプロジェクトはまだ実行できません。',
    crashed: '実行中に問題が発生しました',
    close: '閉じる',
    building: '構築中…',
  },
} as const

export const textsOf = (language: string) => texts[language as keyof typeof texts] ?? texts.en
