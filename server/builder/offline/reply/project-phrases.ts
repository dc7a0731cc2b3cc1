// What the reply says of a change to the project itself: its pages, its look, its name and its language.
import type { Language } from '#shared/languages.ts'
import type { Operation } from '../change/operations.ts'
import type { ProjectModel } from '../model.ts'

const languageNames: Record<Language, Record<Language, string>> = {
  en: { en: 'English', sv: 'engelska', ja: '英語' },
  sv: { en: 'Swedish', sv: 'svenska', ja: 'スウェーデン語' },
  ja: { en: 'Japanese', sv: 'japanska', ja: '日本語' },
}

export type ProjectOperation = Extract<
  Operation,
  { op: 'addPage' | 'removePage' | 'renamePage' | 'setShell' | 'setTheme' | 'setName' | 'setLanguage' | 'setCurrency' }
>

export function projectNote(model: ProjectModel, operation: ProjectOperation, language: Language): string {
  const say = (en: string, sv: string, ja: string) => ({ en, sv, ja })[language]
  switch (operation.op) {
    case 'addPage':
      return say(
        `Added the page **${operation.page.title}**`,
        `Lade till sidan **${operation.page.title}**`,
        `ページ**${operation.page.title}**を追加`,
      )
    case 'removePage': {
      const title = model.pages.find((page) => page.id === operation.page)?.title
      return say(`Removed the page **${title}**`, `Tog bort sidan **${title}**`, `ページ**${title}**を削除`)
    }
    case 'renamePage': {
      const title = model.pages.find((page) => page.id === operation.page)?.title
      return say(
        `The page **${title}** is now called **${operation.title}**`,
        `Sidan **${title}** heter nu **${operation.title}**`,
        `ページ**${title}**を**${operation.title}**に変更`,
      )
    }
    case 'setShell':
      return operation.shell === 'sidebar'
        ? say('The menu is now at the side', 'Menyn ligger nu i sidan', 'メニューを横に表示')
        : say('The menu is now at the top', 'Menyn ligger nu överst', 'メニューを上に表示')
    case 'setTheme':
      return Object.keys(operation.theme).join() === 'buttons'
        ? say(`The buttons are ${operation.theme.buttons} now`, 'Knapparna har en egen färg nu', 'ボタンの色を変更')
        : say(`New look: ${Object.values(operation.theme).join(', ')}`, 'Nytt utseende', '見た目を変更')
    case 'setName':
      return say(
        `The project is now called **${operation.name}**`,
        `Projektet heter nu **${operation.name}**`,
        `プロジェクト名を**${operation.name}**に変更`,
      )
    case 'setLanguage':
      return say(
        `The project is now in ${languageNames[operation.language].en}`,
        `Projektet är nu på ${languageNames[operation.language].sv}`,
        `表示を${languageNames[operation.language].ja}に変更`,
      )
    case 'setCurrency':
      return say(
        `Amounts are now in ${operation.currency}`,
        `Belopp visas nu i ${operation.currency}`,
        `通貨を${operation.currency}に変更`,
      )
  }
}
