// What the builder answers when a wish needs more than pages and their data: what it would take, and what there is instead.
import type { Language } from '#shared/languages.ts'

export const beyondSays = {
  share: {
    en: 'Press **Publish** for an address that you can send to anyone. Each person’s browser keeps its own data, though: to work on the same data, the project needs a backend.',
    sv: 'Tryck på **Publicera** så får du en adress att skicka till vem du vill. Men varje webbläsare har sina egna data: för att arbeta i samma data behöver projektet en backend.',
    ja: '**公開**を押すと、誰にでも送れるアドレスができます。ただしデータは各自のブラウザに保存されるため、同じデータを一緒に使うにはバックエンドが必要です。',
  },
  others: {
    en: 'What people fill in on their own devices only reaches you with a backend behind this project: for now every browser keeps its own data. On one device, such as a tablet at the desk, it works today.',
    sv: 'Det som andra fyller i på sina egna enheter når dig bara med en backend bakom projektet: tills vidare har varje webbläsare sina egna data. På en och samma enhet, till exempel en surfplatta i receptionen, fungerar det redan.',
    ja: '各自の端末で入力された内容を受け取るには、バックエンドが必要です。今はブラウザごとにデータが保存されます。受付のタブレットなど、同じ端末でなら今すぐ使えます。',
  },
  roles: {
    en: 'Who may see or change what needs accounts, and accounts need a backend. For now everyone who opens the project can do everything; a deletion can be undone right away.',
    sv: 'Vem som får se eller ändra vad kräver konton, och konton kräver en backend. Tills vidare kan alla som öppnar projektet göra allt; en borttagning går att ångra direkt.',
    ja: '閲覧や編集の権限を分けるには、アカウントとバックエンドが必要です。今は開いた人が全員すべての操作をできます（削除はすぐに取り消せます）。',
  },
  mine: {
    en: 'Without accounts a project does not know who you are, so it cannot pick out what is yours. It can start with one person’s entries: say “show only” and a choice, or group the list by person.',
    sv: 'Utan konton vet projektet inte vem du är och kan inte plocka fram det som är ditt. Det kan börja med en persons poster: säg ”visa bara” och ett val, eller gruppera listan efter person.',
    ja: 'アカウントがないため、誰が見ているかは判別できません。「〜だけ表示」で特定の選択肢に絞るか、担当者ごとにまとめることはできます。',
  },
  phone: {
    en: 'It works in the browser of any phone. Publish it, open the address there and choose **Add to Home Screen**: then it opens like any other programme. An entry in a shop for phone programmes is not something I can make.',
    sv: 'Det fungerar i webbläsaren på alla telefoner. Publicera, öppna adressen där och välj **Lägg till på hemskärmen**, så öppnas det som andra program. Något att lägga upp i telefonens butik kan jag inte göra.',
    ja: 'どのスマートフォンのブラウザでも使えます。公開したアドレスを開いて**ホーム画面に追加**を選べば、アイコンから開けます。ストアに登録するアプリを作ることはできません。',
  },
  backup: {
    en: 'What is entered stays in this browser. The button **Export** above a list saves its rows as a CSV file, and the versions of the project itself stand in **History**.',
    sv: 'Det som fylls i stannar i den här webbläsaren. Knappen **Exportera** ovanför en lista sparar raderna som CSV-fil, och projektets egna versioner finns i **Historik**.',
    ja: '入力したデータはこのブラウザに保存されます。一覧の**エクスポート**ボタンでCSVに保存でき、プロジェクト自体の版は**履歴**に残ります。',
  },
  logo: {
    en: 'I cannot take in a picture file; the name of the project stands where a logo would. I can change that name, the colours (such as “navy and gold”) and the font.',
    sv: 'Jag kan inte ta emot en bildfil; projektets namn står där en logotyp skulle stå. Namnet, färgerna (till exempel ”marinblått och guld”) och typsnittet kan jag ändra.',
    ja: '画像ファイルは受け取れないため、ロゴの場所にはプロジェクト名を表示しています。名前、色（「紺と金」など）、フォントは変更できます。',
  },
  print: {
    en: 'Print with your browser (Ctrl+P): menus and buttons stay off the paper, and in the same window it can be saved as a PDF.',
    sv: 'Skriv ut med webbläsaren (Ctrl+P): menyer och knappar kommer inte med på pappret, och i samma fönster går det att spara som PDF.',
    ja: 'ブラウザの印刷（Ctrl+P）をお使いください。メニューやボタンは印刷されず、同じ画面でPDFとしても保存できます。',
  },
} satisfies Record<string, Record<Language, string>>
export type Beyond = keyof typeof beyondSays
