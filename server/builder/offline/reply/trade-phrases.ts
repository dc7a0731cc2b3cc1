// What the builder says about the terms of shops and invoices that it cannot set.
import type { Language } from '#shared/languages.ts'

export const tradeSays = {
  checkout: {
    en: 'The checkout adds up the products only; shipping and discounts are not part of it. You can sell shipping as a product of its own, and a lower price can stand at each product.',
    sv: 'Kassan räknar bara ihop produkterna; frakt och rabatter ingår inte. Du kan lägga upp frakten som en egen produkt och sätta ett lägre pris på varje produkt.',
    ja: 'レジで計算するのは商品の合計だけで、送料や割引には対応していません。送料を一つの商品として登録したり、各商品の価格を下げたりすることはできます。',
  },
  slots: {
    en: 'Each service has a length of its own, and the free times follow from it: change the minutes of a service in its list.',
    sv: 'Varje tjänst har sin egen längd, och de lediga tiderna följer av den: ändra minuterna på tjänsten i dess lista.',
    ja: '所要時間はサービスごとに決まり、空き時間はそれに合わせて表示されます。サービスの一覧で時間（分）を変更してください。',
  },
  numbering: {
    en: 'Numbers count on from the highest there is: give one invoice the number you want to go on from, and the next ones follow.',
    sv: 'Numren räknas vidare från det högsta som finns: ge en faktura det nummer du vill fortsätta från, så följer de nästa.',
    ja: '番号は一番大きい番号の続きになります。いずれかの請求書に続けたい番号を付けると、次からその続きになります。',
  },
} satisfies Record<string, Record<Language, string>>
